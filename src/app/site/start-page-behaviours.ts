import { startPageViews } from '#features/analytics/site/page-view-behaviour.ts';
import { startShare } from '#features/articles/site/article/share-behaviour.ts';
import { startBreaking } from '#features/breaking-news/site/breaking-behaviour.ts';
import { startBreakingUpdates } from '#features/breaking-news/site/breaking-updates.ts';
import { startScores } from '#features/matches/site/scoreboard/score-behaviour.ts';
import { startOffline } from '#features/offline/site/offline-behaviour.ts';
import { startPolls } from '#features/polls/site/poll-behaviour.ts';
import { startBack } from '#platform/site/back-behaviour.ts';
import { loadPart } from '#platform/site/load-part.ts';
import { startHeader } from './header-behaviour.ts';

/** Starts the behaviours of a reader's page. Modules are not destructured, because the bundler adds code for that. */
export function startPageBehaviours(): void {
  document.documentElement.dataset.hydrated = '';
  startHeader();
  startBreaking();
  startShare();
  onPageWith(
    'figure[data-embed]',
    () => import('#features/articles/site/article/embed-behaviour.ts'),
    (module) => module.startEmbeds(),
  );
  startPolls();
  onPageWith(
    '[data-slider]',
    () => import('#features/front-page/site/slider-behaviour.ts'),
    (module, slider) => module.startSlider(slider),
  );
  onPageWith(
    '[data-live]',
    () => import('#features/matches/site/match-lists/live-behaviour.ts'),
    (module, live) => module.startLive(live),
  );
  onPageWith(
    '[data-coverage]',
    () => import('#features/matches/site/match-page/match-behaviour.ts'),
    (module, coverage) => module.startMatch(coverage),
  );
  onPageWith(
    '[data-standings],[data-bracket],[data-rankings]',
    () => import('#features/competitions/site/standings-updates.ts'),
    (module) => module.startStandings(),
  );
  onPageWith(
    '[data-push]',
    () => import('#features/push/site/push-behaviour.ts'),
    (module) => module.startPush(),
  );
  onPageWith(
    'form[data-contact]',
    () => import('#features/contact/site/contact-behaviour.ts'),
    (module, contact: HTMLFormElement) => module.startContact(contact),
  );
  onPageWith(
    '[data-api]',
    () => import('#features/public-api/site/page/try-behaviour.ts'),
    (module, api) => module.startTry(api),
  );
  onTouchOf(
    'textarea[data-counter]',
    () => import('#features/comments/site/counter-behaviour.ts'),
    (module) => module.startCounters(),
  );
  startBack();
  startPageViews();
  onTouchOf(
    'form[data-sending]',
    () => import('#platform/site/forms/sending-behaviour.ts'),
    (module) => module.startSending(),
  );
  onSubmitOf(
    '[data-newsletter] form',
    () => import('#features/newsletter/site/newsletter-behaviour.ts'),
    (module, form) => module.sendSubscription(form),
  );
  startScores();
  startBreakingUpdates();
  startOffline();
  // The page has this script only when the site is configured with analytics.
  onPageWith(
    'script[data-analytics]',
    () => import('#features/analytics/site/analytics-behaviour.ts'),
    (module, script) => module.startAnalytics(script.dataset.analytics ?? ''),
  );
}

/** Loads a behaviour only on pages that have such an element. */
function onPageWith<Found extends HTMLElement, Module>(
  selector: string,
  load: () => Promise<Module>,
  start: (module: Module, element: Found) => unknown,
): void {
  const element = document.querySelector<Found>(selector);
  if (element) loadPart(load, (module) => start(module, element));
}

/** Loads a behaviour when the reader first touches such an element, by finger, mouse or keyboard, or when it has the focus already. */
function onTouchOf<Module>(
  selector: string,
  load: () => Promise<Module>,
  start: (module: Module) => unknown,
): void {
  const touches = new AbortController();
  const touch = (element: Element | null) => {
    if (!element?.closest(selector)) return;
    touches.abort();
    loadPart(load, start);
  };
  for (const name of ['pointerdown', 'focusin'])
    document.addEventListener(name, ({ target }) => touch(target as Element), { signal: touches.signal });
  touch(document.activeElement);
}

/**
 * Sends such a form from the page. The code for that is loaded when the form is touched. Without it the form is sent as a page; without
 * a connection it stays, and its status says so.
 */
function onSubmitOf<Module>(
  selector: string,
  load: () => Promise<Module>,
  send: (module: Module, form: HTMLFormElement) => unknown,
): void {
  onTouchOf(selector, load, () => {});
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches(selector)) return;
    event.preventDefault();
    void load().then(
      (module) => send(module, form),
      () => {
        const status = form.parentElement?.querySelector<HTMLElement>('[data-no-response]');
        if (navigator.onLine || !status) form.submit();
        else status.textContent = status.dataset.noResponse ?? '';
      },
    );
  });
}
