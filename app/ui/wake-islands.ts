const islands = import.meta.glob<Record<string, unknown>>('../**/*.island.tsx');

function loaderOf(name: string) {
  return Object.entries(islands).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1];
}

async function wake(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? '';
  const load = loaderOf(name);
  if (!load || element.dataset.awake) return;
  element.dataset.awake = '1';
  const [{ hydrateIsland }, island] = await Promise.all([import('./hydrate-island.ts'), load()]);
  hydrateIsland(element, island.default as React.ComponentType<object>);
}

const idle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);

/** Hydrates every `[data-island]` when its `data-when` comes: load, idle, visible or touch. */
export function wakeIslands(): void {
  const onVisible = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      onVisible.unobserve(entry.target);
      void wake(entry.target as HTMLElement);
    }
  });
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const when = element.dataset.when;
    if (when === 'load') void wake(element);
    else if (when === 'visible') onVisible.observe(element);
    else if (when === 'touch') {
      for (const type of ['pointerover', 'focusin', 'touchstart'])
        element.addEventListener(type, () => void wake(element), { once: true, passive: true });
    } else idle(() => void wake(element));
  }
}
