// The end of a lesson on a pupil's page: the own result drawn as discs, and which way on comes first.

const MOST = 20; // as many discs as are drawn; more are told by their number alone

/** Take over the section; show(mine) fills it with what the server says of this pupil. */
export function createEnd(section) {
  const [result, work, again, course] = ['result', 'work', 'lesson', 'course'].map((name) => section.querySelector(`[data-${name}]`));
  return ({ result: got, work: open, lesson }) => {
    result.hidden = !got;
    if (got) {
      const discs = got.of > MOST ? '' : '<i class="yes"></i>'.repeat(got.right) + '<i></i>'.repeat(got.of - got.right);
      const said = got.said.map((one) => `<p>${one}</p>`).join('');
      result.innerHTML = `${said}<p class="tries" aria-hidden="true">${discs}</p>`;
    }
    work.hidden = !open;
    again.hidden = !lesson;
    if (lesson) [again.href, again.textContent] = [lesson.url, lesson.title];
    again.classList.toggle('main', !open);
    course.classList.toggle('main', !open && !lesson);
  };
}
