import { startBack } from '#app/site/article/back-behaviour.ts';
import { startPageViews } from '#app/site/article/page-view-behaviour.ts';
import { startShare } from '#app/site/article/share-behaviour.ts';
import { startSending } from '#app/site/forms/sending-behaviour.ts';
import { startBreaking } from '#app/site/frame/breaking-behaviour.ts';
import { startHeader } from '#app/site/frame/header-behaviour.ts';
import { startOffline } from '#app/site/frame/offline-behaviour.ts';
import { loadPart } from '#app/site/load-part.ts';
import { startScores } from '#app/site/matches/score-behaviour.ts';
import { startNewsletter } from '#app/site/newsletter/newsletter-behaviour.ts';
import { startPolls } from '#app/site/polls/poll-behaviour.ts';

/** The page is readable before its stream opens. */
const STREAM_DELAY_MS = 1000;

/** Starts the behaviours of a reader's page. Modules are not destructured, because the bundler adds code for that. */
export function startPageBehaviours(): void {
  document.documentElement.dataset.hydrated = '';
  startHeader();
  startBreaking();
  const breaking = document.querySelector<HTMLElement>('[data-breaking]');
  if (breaking)
    setTimeout(loadPart, STREAM_DELAY_MS, () =>
      import('#app/site/frame/breaking-updates.ts').then((module) => module.startBreakingUpdates(breaking)),
    );
  startShare();
  onPageWith('figure[data-embed]', () =>
    import('#app/site/article/embed-behaviour.ts').then((module) => module.startEmbeds()),
  );
  startPolls();
  onPageWith('[data-slider]', (slider) =>
    import('#app/site/cards/slider-behaviour.ts').then((module) => module.startSlider(slider)),
  );
  onPageWith('[data-live]', (live) =>
    import('#app/site/matches/live-behaviour.ts').then((module) => module.startLive(live)),
  );
  onPageWith('[data-coverage]', (coverage) =>
    import('#app/site/match/match-behaviour.ts').then((module) => module.startMatch(coverage)),
  );
  onPageWith('[data-standings]', () =>
    import('#app/site/matches/standings-updates.ts').then((module) => module.startStandings()),
  );
  onPageWith('[data-push]', () =>
    import('#app/site/push/push-behaviour.ts').then((module) => module.startPush()),
  );
  onPageWith<HTMLFormElement>('form[data-contact]', (contact) =>
    import('#app/site/contact/contact-behaviour.ts').then((module) => module.startContact(contact)),
  );
  onPageWith('[data-api]', (api) =>
    import('#app/api/page/try-behaviour.ts').then((module) => module.startTry(api)),
  );
  onPageWith('textarea[data-counter]', () =>
    import('#app/site/comments/counter-behaviour.ts').then((module) => module.startCounters()),
  );
  startBack();
  startPageViews();
  startSending();
  startNewsletter();
  startScores();
  startOffline();
  // The page has this script only when the site is configured with analytics.
  onPageWith('script[data-analytics]', (script) =>
    import('#app/site/frame/analytics-behaviour.ts').then((module) =>
      module.startAnalytics(script.dataset.analytics ?? ''),
    ),
  );
}

/** Loads a behaviour only on pages that have such an element. */
function onPageWith<Found extends HTMLElement = HTMLElement>(
  selector: string,
  load: (element: Found) => Promise<void>,
): void {
  const element = document.querySelector<Found>(selector);
  if (element) loadPart(() => load(element));
}
