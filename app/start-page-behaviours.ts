import { startBack } from '#app/site/article/back-behaviour.ts';
import { startPageViews } from '#app/site/article/page-view-behaviour.ts';
import { startShare } from '#app/site/article/share-behaviour.ts';
import { startSending } from '#app/site/forms/sending-behaviour.ts';
import { startBreaking } from '#app/site/frame/breaking-behaviour.ts';
import { startHeader } from '#app/site/frame/header-behaviour.ts';
import { startOffline } from '#app/site/frame/offline-behaviour.ts';
import { startScores } from '#app/site/matches/score-behaviour.ts';
import { startNewsletter } from '#app/site/newsletter/newsletter-behaviour.ts';

/** The page is readable before its stream opens. */
const STREAM_DELAY_MS = 1000;

/** Starts the behaviours of a reader's page. */
export function startPageBehaviours(): void {
  document.documentElement.dataset.hydrated = '';
  startHeader();
  startBreaking();
  const breaking = document.querySelector<HTMLElement>('[data-breaking]');
  if (breaking) setTimeout(loadBreakingUpdates, STREAM_DELAY_MS, breaking);
  startShare();
  // Loaded only on pages with an embed.
  if (document.querySelector('figure[data-embed]'))
    void import('#app/site/article/embed-behaviour.ts').then(({ startEmbeds }) => startEmbeds());
  const polls = document.querySelectorAll<HTMLElement>('[data-poll]');
  if (polls.length > 0)
    void import('#app/site/polls/poll-behaviour.ts').then(({ startPolls }) => startPolls(polls));
  const slider = document.querySelector<HTMLElement>('[data-slider]');
  if (slider)
    void import('#app/site/cards/slider-behaviour.ts').then(({ startSlider }) => startSlider(slider));
  const live = document.querySelector<HTMLElement>('[data-live]');
  if (live) void import('#app/site/matches/live-behaviour.ts').then(({ startLive }) => startLive(live));
  const coverage = document.querySelector<HTMLElement>('[data-coverage]');
  if (coverage)
    void import('#app/site/match/match-behaviour.ts').then(({ startMatch }) => startMatch(coverage));
  if (document.querySelector('[data-standings]'))
    void import('#app/site/matches/standings-updates.ts').then(({ startStandings }) => startStandings());
  if (document.querySelector('[data-push]'))
    void import('#app/site/push/push-behaviour.ts').then(({ startPush }) => startPush());
  const contact = document.querySelector<HTMLFormElement>('form[data-contact]');
  if (contact)
    void import('#app/site/contact/contact-behaviour.ts').then(({ startContact }) => startContact(contact));
  const api = document.querySelector<HTMLElement>('[data-api]');
  if (api) void import('#app/api/page/try-behaviour.ts').then(({ startTry }) => startTry(api));
  if (document.querySelector('textarea[data-counter]'))
    void import('#app/site/comments/counter-behaviour.ts').then(({ startCounters }) => startCounters());
  startBack();
  startPageViews();
  startSending();
  startNewsletter();
  void startScores();
  startOffline();
  // Loaded only when the site is configured with analytics.
  const analytics = document.querySelector<HTMLElement>('script[data-analytics]')?.dataset.analytics;
  if (analytics)
    void import('#app/site/frame/analytics-behaviour.ts').then(({ startAnalytics }) =>
      startAnalytics(analytics),
    );
}

async function loadBreakingUpdates(strip: HTMLElement): Promise<void> {
  const { startBreakingUpdates } = await import('#app/site/frame/breaking-updates.ts');
  startBreakingUpdates(strip);
}
