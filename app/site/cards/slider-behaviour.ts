/** Milliseconds a slide stands before the next one comes (spec §9). */
const SLIDE_MS = 5000;

/**
 * Lets the lead stories follow one another every 5 s, unless someone hovers, focuses, stops them, hides the tab or asked
 * for less motion. The scroll position is the only state, so swiping, dots and the clock never disagree.
 */
export function startSlider(section: HTMLElement): void {
  const track = section.querySelector('ul');
  const dots = [...section.querySelectorAll<HTMLAnchorElement>('a[href^="#slide-"]')];
  const button = section.querySelector('button');
  if (!track || !button || dots.length < 2) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let current = 0;
  let isPointed = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (index: number) => track.scrollTo({ left: index * track.clientWidth });
  const wait = () => {
    clearInterval(timer);
    // A press leaves the focus behind as well; only a keyboard's stays to read.
    const isHeld = isPointed || section.querySelector(':focus-visible') !== null;
    if (isHeld || calm.matches || 'stopped' in button.dataset) return;
    timer = setInterval(() => document.hidden || show((current + 1) % dots.length), SLIDE_MS);
  };
  const follow = () => {
    const index = Math.round(track.scrollLeft / track.clientWidth);
    if (index === current) return;
    dots[current]?.removeAttribute('aria-current');
    dots[index]?.setAttribute('aria-current', 'true');
    current = index;
    wait();
  };
  const point = (isIt: boolean) => () => {
    isPointed = isIt;
    wait();
  };

  track.addEventListener('scroll', follow, { passive: true });
  section.addEventListener('pointerenter', point(true));
  section.addEventListener('pointerleave', point(false));
  section.addEventListener('focusin', wait);
  section.addEventListener('focusout', wait);
  calm.addEventListener('change', wait);
  for (const [index, dot] of dots.entries())
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
  button.addEventListener('click', () => {
    const { other = '' } = button.dataset;
    button.dataset.other = button.getAttribute('aria-label') ?? '';
    button.setAttribute('aria-label', other);
    button.toggleAttribute('data-stopped');
    wait();
  });
  button.hidden = false;
  follow();
  wait();
  section.dataset.hydrated = '';
}
