// The storage of a device, for scripts that are tested under node: it forgets nothing, and belongs to one test.

export function device(kept = {}) {
  const values = { ...kept };
  return () => ({
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => {
      values[key] = value;
    },
    removeItem: (key) => {
      delete values[key];
    },
  });
}
