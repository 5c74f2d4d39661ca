import { MINUTE } from '#az/format/durations.ts';
import { createSessionCheck } from '#platform/sessions/session-check.ts';
import type { AddressRules } from './page-address.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

/** Signs the sessions of the test site. */
export const SECRET = 'a-secret-of-thirty-two-characters';

export const cacheableHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=10',
};
export const longBody = 'Qarabağ – Neftçi '.repeat(100);

const addresses: AddressRules = {
  find: (path) => (/^\/(?:admin|api|search)\b/.test(path) ? null : { parameters: { page: /^[1-9]\d*$/ } }),
  findVersion: (path, { given, savesData }) =>
    /^\/article\//.test(path) && (given.get('lite') ?? (savesData ? '1' : '0')) === '1' ? 'lite=1' : null,
};

/** A site whose pages contain the number of their render and the revision of their content. */
export function makeSite({ renderLimitMs = MINUTE, maxPages = 1000 } = {}) {
  const site = {
    time: 1_000_000,
    revision: 1,
    isReachable: true,
    /** Whether the database answers the next query. Its watch may not know yet that it is lost. */
    isAnswering: true,
    moves: [] as { revision: number; at: number; scope: string }[],
    /** What the pages show, by path. A page without an entry depends on everything. */
    scopes: {} as Record<string, string[]>,
    rendered: [] as string[],
    /** When the oldest part of the next page was read, if that was before its render. */
    readAt: undefined as number | undefined,
    /** The answers from memory, by the address of the page. */
    answers: {} as Record<string, { sent: number; unchanged: number }>,
    passedOn: [] as string[],
    /** The lanes in which readers have waited for a render. */
    lanes: [] as string[],
    respond: (_request: Request, body: string) => new Response(body, { headers: cacheableHeaders }),
    /** When set, each render waits for it before it ends. */
    gate: null as Promise<void> | null,
    move(scope = 'articles') {
      site.revision++;
      site.moves.push({ revision: site.revision, at: site.time, scope });
    },
    cache: null as unknown as PageCache,
  };
  site.cache = createPageCache({
    origin: 'http://site.az',
    now: () => site.time,
    revision: {
      isReachable: () => site.isReachable,
      refresh: async () => {
        if (!site.isReachable || !site.isAnswering) throw new Error('no database');
      },
      current: () => site.revision,
      staleSince: (page) =>
        site.moves.find(
          ({ revision, scope }) => revision > page.revision && (page.scopes?.includes(scope) ?? true),
        )?.at ?? null,
    },
    renderLimitMs,
    maxPages,
    addresses,
    answersOf: (address) => {
      site.answers[address] ??= { sent: 0, unchanged: 0 };
      return site.answers[address];
    },
    hasSession: createSessionCheck(SECRET),
    queue: (lane, render) => {
      site.lanes.push(lane);
      return render();
    },
    render: async (request) => {
      const { pathname, search } = new URL(request.url);
      site.rendered.push(pathname + search);
      const body = `render ${site.rendered.length} revision ${site.revision} of ${pathname}${search} ${longBody}`;
      await site.gate;
      const scopes = site.scopes[pathname] ?? null;
      return { response: site.respond(request, body), scopes, readAt: site.readAt };
    },
  });
  return site;
}
