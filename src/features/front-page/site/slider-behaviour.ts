/** How long a slide is shown (spec §9). */
const SLIDE_MS = 5000;

/**
 * Advances the slider every 5 s, except on hover, with keyboard focus, when paused or in a hidden tab. With reduced motion it is
 * paused until the reader starts it. The scroll position is the only state, so swiping, dots and the timer always agree.
 */
export function startSlider(section: HTMLElement): void {
  const track = section.querySelector('ul');
  const dots = [...section.querySelectorAll<HTMLAnchorElement>('a[href^="#slide-"]')];
  const button = section.querySelector('button');
  if (!track || !button || dots.length < 2) return;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let current = 0;
  let isHovered = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (index: number) => track.scrollTo({ left: index * track.clientWidth });
  const restartTimer = () => {
    clearInterval(timer);
    // A click also moves the focus. Only keyboard focus pauses the slider.
    const isInUse = isHovered || section.querySelector(':focus-visible') !== null;
    if (isInUse || 'stopped' in button.dataset) return;
    timer = setInterval(() => document.hidden || show((current + 1) % dots.length), SLIDE_MS);
  };
  const updateCurrent = () => {
    const index = Math.round(track.scrollLeft / track.clientWidth);
    if (index === current) return;
    dots[current]?.removeAttribute('aria-current');
    dots[index]?.setAttribute('aria-current', 'true');
    current = index;
    restartTimer();
  };
  const setHovered = (isOver: boolean) => () => {
    isHovered = isOver;
    restartTimer();
  };

  track.addEventListener('scroll', updateCurrent, { passive: true });
  section.addEventListener('pointerenter', setHovered(true));
  section.addEventListener('pointerleave', setHovered(false));
  section.addEventListener('focusin', restartTimer);
  section.addEventListener('focusout', restartTimer);
  for (const [index, dot] of dots.entries())
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
  /** The label and the icon name what a press does. */
  const setStopped = (isStopped: boolean) => {
    if (isStopped !== 'stopped' in button.dataset) {
      const { other = '' } = button.dataset;
      button.dataset.other = button.getAttribute('aria-label') ?? '';
      button.setAttribute('aria-label', other);
      button.toggleAttribute('data-stopped', isStopped);
    }
    restartTimer();
  };
  reducedMotion.addEventListener('change', () => setStopped(reducedMotion.matches));
  button.addEventListener('click', () => setStopped(!('stopped' in button.dataset)));
  updateCurrent();
  setStopped(reducedMotion.matches);
  button.hidden = false;
  section.dataset.hydrated = '';
}
