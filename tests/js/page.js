// A page for tests under node: as much of a document as it takes to make elements and look at what was made.

class Node {
  constructor() {
    this.childNodes = [];
    this.parent = null;
  }

  append(...parts) {
    for (const part of parts) {
      const nodes = part instanceof Fragment ? [...part.childNodes] : [part instanceof Node ? part : new Text(part)];
      for (const node of nodes) node.parent = this;
      this.childNodes.push(...nodes);
    }
  }

  replaceWith(...parts) {
    const holder = new Fragment();
    holder.append(...parts);
    const { parent } = this;
    for (const node of holder.childNodes) node.parent = parent;
    parent.childNodes.splice(parent.childNodes.indexOf(this), 1, ...holder.childNodes);
  }

  get textContent() {
    return this.childNodes.map((node) => node.textContent).join('');
  }

  get written() {
    return this.childNodes.map((node) => node.written).join('');
  }
}

class Fragment extends Node {}

class Text extends Node {
  constructor(data) {
    super();
    this.data = data;
  }

  get textContent() {
    return this.data;
  }

  get written() {
    return this.data;
  }
}

class Element extends Node {
  constructor(name) {
    super();
    this.name = name;
    this.attributes = {};
    this.content = new Fragment();
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  set innerHTML(text) {
    this.content.append(text);
  }

  get written() {
    const attributes = Object.entries(this.attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${this.name}${attributes.join('')}>${super.written}</${this.name}>`;
  }
}

globalThis.Text = Text;
globalThis.document = {
  documentElement: { dataset: {} },
  createElement: (name) => new Element(name),
  createElementNS: (_, name) => new Element(name),
};

/** What was made, as HTML. */
export const written = (...nodes) => nodes.map((node) => node.written).join('');
