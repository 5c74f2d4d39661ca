import { formatTime } from '#az/format/dates.ts';
import { href } from '#platform/http/href.ts';
import {
  lastContact,
  noteAnswer,
  refreshWithoutStream,
  subscribeToTopic,
} from '#platform/live/live-stream.ts';
import { findSilence } from '../../rules/live/find-silence.ts';
import { formatMinute } from '../../rules/match-words.ts';
import { type ClockFace, readRunningClock } from '../../rules/running-clock.ts';
import { readHeldTime } from '../scoreboard/read-held-time.ts';

const TICK_MS = 1000;
/** A request without an answer has failed. */
const ANSWER_MS = 20_000;

/**
 * Keeps the page of a match up to date while it is open: changed parts, the minute, and a note when nothing is heard. A match that
 * is over stays on the stream until its football day ends, because its end or a goal may be taken back. Later, the page loads
 * the current state whenever the reader comes back to it.
 */
export function startMatch(root: HTMLElement): void {
  const id = root.dataset.coverage ?? '';
  const header = () => root.querySelector<HTMLElement>('[data-part="header"]');
  const status = root.querySelector<HTMLElement>(':scope > [role="status"]');
  /** The server's clock minus the reader's, in milliseconds. */
  let clockOffset = 0;
  let unsubscribe: (() => void) | null = null;
  let isFailureTold = false;

  const now = () => Date.now() + clockOffset;
  const isFollowed = () => now() < (Number(header()?.dataset.followedUntil) || Number.POSITIVE_INFINITY);
  const tick = () => {
    // Before the first answer the page has the minute of its rendering.
    const shownTime = readHeldTime(clockOffset);
    if (lastContact().at > 0) showMinute(root, shownTime);
    const failure = showNotes(header(), clockOffset, now());
    if (failure && !isFailureTold && status) status.textContent = failure;
    isFailureTold = failure !== '';
    if (isFollowed()) unsubscribe ??= subscribeToTopic(`coverage:${id}`, show);
    else if (unsubscribe) {
      unsubscribe();
      unsubscribe = null;
    }
  };
  const show = (html: string) => {
    const sentences = updateCoverage(root, html, status?.dataset.takenBack ?? '');
    if (status && sentences.length > 0) status.textContent = sentences.join('. ');
    tick();
  };
  const refresh = async () => {
    const address = href('/api/matches/:id/coverage', { id });
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(address, { cache: 'no-cache', signal });
    clockOffset = (Date.parse(response.headers.get('Date') ?? '') || Date.now()) - Date.now();
    const html = response.ok ? await response.text() : null;
    noteAnswer(html !== null);
    if (html !== null) show(html);
  };
  // The next tick says that it has failed.
  const refreshQuietly = () => void refresh().catch(() => noteAnswer(false));
  tick();
  // Another match of the tie changes the aggregate score and the winner. The first message is the state that the page shows.
  for (const leg of root.dataset.legs?.split(' ').filter(Boolean) ?? []) {
    let isKnown = false;
    subscribeToTopic(`match:${leg}`, () => {
      if (isKnown) refreshQuietly();
      isKnown = true;
    });
  }
  refreshWithoutStream(() => {
    if (isFollowed()) refreshQuietly();
  });
  // The page may come from a cache.
  if (isFollowed()) refreshQuietly();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !isFollowed()) refreshQuietly();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isFollowed()) refreshQuietly();
  });
  setInterval(() => {
    if (!document.hidden) tick();
  }, TICK_MS);
}

function showMinute(root: HTMLElement, now: number): void {
  const place = root.querySelector<HTMLElement>('[data-clock-face]');
  if (!place) return;
  const face: ClockFace = JSON.parse(place.dataset.clockFace ?? '');
  const { minute, added } = readRunningClock(face, now);
  const text = formatMinute(minute, added);
  if (place.textContent !== text) place.textContent = text;
}

/**
 * Says that the server is out of reach and when it was heard last, or that the match has had no news. Returns the first sentence,
 * empty while the server answers.
 */
function showNotes(header: HTMLElement | null, clockOffset: number, now: number): string {
  const { at, hasFailed } = lastContact();
  const place = (name: string) => header?.querySelector<HTMLElement>(`[data-${name}]`) ?? null;
  const [failure, heard, silence] = [place('out-of-reach'), place('heard'), place('silent')];
  if (heard && hasFailed && at > 0) heard.textContent = formatTime(at + clockOffset);
  const heardAt = Number(header?.dataset.heardAt) || null;
  // They keep their place, so that nothing moves when one appears.
  failure?.classList.toggle('invisible', !hasFailed);
  silence?.classList.toggle('invisible', hasFailed || findSilence({ heardAt }, now) === null);
  return hasFailed ? (failure?.textContent ?? '') : '';
}

/** The height of the sticky header. What lies behind it is not being read. */
const HEADER_HEIGHT = 80;

/** The HTML of each part as it was sent last. The page itself shows a moving minute. */
const sent = new WeakMap<Element, string>();

/**
 * Replaces the parts of the page of a match that differ, and keeps the scroll position: what is added above does not move the
 * text that somebody reads. Returns the sentences to announce.
 */
function updateCoverage(root: HTMLElement, html: string, takenBack: string): string[] {
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  const announcements = listAnnouncements(root, fresh, takenBack);
  const keepPosition = holdPosition(root);
  const isOver = fresh.querySelector('[data-followed-until]') !== null;
  for (const next of fresh.querySelectorAll<HTMLElement>('[data-part]')) {
    const current = root.querySelector<HTMLElement>(`[data-part="${next.dataset.part}"]`);
    if (!current) continue;
    // Another page of the commentary stays as it is.
    if (next.dataset.part === 'commentary' && !current.hidden && root.dataset.page !== '1') continue;
    if (next.dataset.part === 'commentary' && !current.hidden && !next.hidden) {
      const isOldestFirst = root.dataset.order === 'oldest';
      const isWhole = !current.querySelector('nav') && !next.querySelector('nav');
      if (!isOldestFirst || isWhole) updateCommentary(current, next, { isOldestFirst });
      else if (isOver) updatePosts(current, next);
      else {
        // The end was taken back. The news is at the other end of a long commentary.
        replacePart(current, next);
        root.dataset.order = 'newest';
      }
    } else {
      replacePart(current, next);
      if (next.dataset.part === 'commentary') root.dataset.order = 'newest';
    }
  }
  keepPosition();
  return announcements;
}

/** Replaces a part when it differs from what was sent last. The first time, only the texts can be compared. */
function replacePart(current: HTMLElement, next: HTMLElement): void {
  const html = next.outerHTML;
  const before = sent.get(current);
  const isSame = before === undefined ? isSameText(current, next) : before === html;
  if (isSame) {
    sent.set(current, html);
    return;
  }
  const focused = current.contains(document.activeElement)
    ? document.activeElement?.getAttribute('href')
    : null;
  sent.set(next, html);
  current.replaceWith(next);
  if (focused) next.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
}

function isSameText(current: HTMLElement, next: HTMLElement): boolean {
  return (
    current.textContent === next.textContent &&
    current.dataset.status === next.dataset.status &&
    current.dataset.followedUntil === next.dataset.followedUntil &&
    current.dataset.heardAt === next.dataset.heardAt
  );
}

/** Changes the posts that both have. Returns the sent posts, the known ones as the elements of the page. */
function updatePosts(current: HTMLElement, next: HTMLElement): HTMLElement[] {
  const known = new Map(listPosts(current).map((post) => [post.dataset.post, post]));
  return listPosts(next).map((post) => {
    const old = known.get(post.dataset.post);
    if (!old) return post;
    if (old.textContent !== post.textContent) old.innerHTML = post.innerHTML;
    return old;
  });
}

function listPosts(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('[data-post]')];
}

/**
 * Adds new posts, changes changed ones and removes deleted ones. Posts that are older than the sent page stay where they are. The
 * sent posts are newest first.
 */
function updateCommentary(
  current: HTMLElement,
  next: HTMLElement,
  { isOldestFirst }: { isOldestFirst: boolean },
): void {
  const list = current.querySelector('[data-posts]');
  if (!list) return;
  const known = listPosts(current);
  const sentPosts = updatePosts(current, next);
  const shown = isOldestFirst ? sentPosts.toReversed() : sentPosts;
  const kept = new Set<Element>(shown);
  const lastKept = known.findLast((post) => kept.has(post));
  const isWhole = !next.querySelector('nav');
  for (const post of known)
    if (!kept.has(post) && (isWhole || (lastKept && precedes(post, lastKept)))) post.remove();
  for (const [index, post] of shown.entries())
    if (list.children[index] !== post) list.insertBefore(post, list.children[index] ?? null);
  for (const selector of ['[data-pinned]', 'nav']) {
    const [place, fresh] = [current.querySelector(selector), next.querySelector(selector)];
    if (place && fresh && place.textContent !== fresh.textContent) place.replaceWith(fresh);
    else if (!place && fresh) current.append(fresh);
  }
}

function precedes(node: Node, other: Node): boolean {
  return (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Notes what is being read. The returned function scrolls the page so that it stands where it stood. */
function holdPosition(root: HTMLElement): () => void {
  const find = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].find((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > HEADER_HEIGHT && top < innerHeight;
    });
  const anchor = find('[data-post], [data-event-id]') ?? find('[data-part], aside > section');
  // At the top of the page the reader wants to see the news.
  if (!anchor || scrollY === 0) return () => {};
  const { post, eventId, part } = anchor.dataset;
  const [name, value] = [
    ['post', post],
    ['event-id', eventId],
    ['part', part],
  ].find(([, text]) => text !== undefined) ?? [null, ''];
  const before = anchor.getBoundingClientRect().top;
  return () => {
    const current = anchor.isConnected
      ? anchor
      : root.querySelector(`[data-${name}="${CSS.escape(value ?? '')}"]`);
    const moved = (current?.getBoundingClientRect().top ?? before) - before;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  };
}

/** New goals, dismissals, decisions of the VAR and the end, as sentences; and a goal that is gone without such a decision. */
function listAnnouncements(root: HTMLElement, fresh: Document, takenBack: string): string[] {
  const read = (place: ParentNode) =>
    new Map(
      [...place.querySelectorAll<HTMLElement>('[data-event-id]')].map(({ dataset }) => [
        dataset.eventId ?? '',
        dataset,
      ]),
    );
  const [before, after] = [read(root), read(fresh)];
  const added = [...after].filter(([id]) => !before.has(id)).map(([, event]) => event);
  const sentences = added.flatMap(({ announce }) => announce ?? []);
  const goalsGone = [...before].filter(([id, { goal }]) => !after.has(id) && goal !== undefined);
  const isTold = added.some(({ decision }) => decision !== undefined);
  return goalsGone.length > 0 && !isTold ? [takenBack, ...sentences] : sentences;
}
