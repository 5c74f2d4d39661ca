/** The height of the sticky header. What lies behind it is not being read. */
const HEADER_HEIGHT = 80;

/** The HTML of each part as it was sent last. The page itself shows a moving minute. */
const sent = new WeakMap<Element, string>();

/**
 * Replaces the parts of the page of a match that differ, and keeps the scroll position: what is added above does not move the
 * text that somebody reads. Returns the sentences to announce.
 */
export function updateCoverage(root: HTMLElement, html: string, takenBack: string): string[] {
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  const announcements = listAnnouncements(root, fresh, takenBack);
  const keepPosition = holdPosition(root);
  for (const next of fresh.querySelectorAll<HTMLElement>('[data-part]')) {
    const current = root.querySelector<HTMLElement>(`[data-part="${next.dataset.part}"]`);
    if (!current) continue;
    if (next.dataset.part === 'commentary' && !current.hidden && !next.hidden) {
      // An older page of the commentary stays as it is.
      if (root.dataset.page === '1') updateCommentary(current, next);
    } else replacePart(current, next);
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
    current.dataset.heardAt === next.dataset.heardAt
  );
}

/**
 * Adds new posts, changes changed ones and removes deleted ones. Posts that are older than the sent page stay where they are.
 */
function updateCommentary(current: HTMLElement, next: HTMLElement): void {
  const list = current.querySelector('[data-posts]');
  const posts = [...next.querySelectorAll<HTMLElement>('[data-post]')];
  if (!list) return;
  const known = new Map(
    [...list.querySelectorAll<HTMLElement>('[data-post]')].map((post) => [post.dataset.post, post]),
  );
  const shown = posts.map((post) => {
    const old = known.get(post.dataset.post);
    if (!old) return post;
    if (old.textContent !== post.textContent) old.innerHTML = post.innerHTML;
    return old;
  });
  const kept = new Set<Element>(shown);
  const lastKept = [...known.values()].findLast((post) => kept.has(post));
  const isWhole = !next.querySelector('nav');
  for (const post of known.values())
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
  const goalsGone = [...before].filter(([id, { event }]) => !after.has(id) && /goal$/i.test(event ?? ''));
  const isTold = added.some(({ event }) => event === 'var');
  return goalsGone.length > 0 && !isTold ? [takenBack, ...sentences] : sentences;
}
