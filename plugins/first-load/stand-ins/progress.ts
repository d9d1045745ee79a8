/**
 * Stands in for nprogress, of which the theme calls these three: the bar over a page that takes its time. It writes no
 * HTML of its own making and weighs a tenth. The theme styles it (`#nprogress .bar`).
 */

/** Share of the way that is left, per step. */
const step = 0.1;
const stepMs = 400;
const fadeMs = 200;

let box: HTMLElement | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

function show(done: number): void {
  const bar = box?.firstElementChild as HTMLElement | undefined;
  bar?.style.setProperty('transform', `translate3d(${(done - 1) * 100}%,0,0)`);
}

function start(): void {
  if (box) {
    return;
  }
  box = document.createElement('div');
  box.id = 'nprogress';
  const bar = document.createElement('div');
  bar.className = 'bar';
  bar.setAttribute('role', 'presentation');
  bar.style.setProperty('transition', `transform ${fadeMs}ms ease`);
  box.append(bar);
  document.body.append(box);
  let done = step;
  show(done);
  timer = setInterval(() => {
    done += (1 - done) * step;
    show(done);
  }, stepMs);
}

function finish(): void {
  clearInterval(timer);
  show(1);
  const old = box;
  box = null;
  old?.style.setProperty('transition', `opacity ${fadeMs}ms linear ${fadeMs}ms`);
  old?.style.setProperty('opacity', '0');
  setTimeout(() => old?.remove(), 2 * fadeMs);
}

export default {configure: (): void => {}, start, done: finish};
