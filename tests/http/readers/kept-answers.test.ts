import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#az/format/durations.ts';
import { surrogateKeys } from '#features/cdn/rules/surrogate-keys.ts';
import { createPoll } from '#features/polls/rules/change-poll.ts';
import { pollRecord } from '#features/polls/rules/poll-record.ts';
import type { Db } from '#platform/db/schema.ts';
import { formatTyped } from '#platform/records/record.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId, writeArticle } from '../../kit/content/articles.ts';
import { writeComment, writeDiscussion } from '../../kit/content/comments.ts';
import {
  stateColumns,
  writeFixture,
  writeSeason,
  writeStanding,
  writeTeam,
} from '../../kit/content/matches.ts';
import { startNginxPurger } from '../../kit/servers/nginx.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

/**
 * What answers tell caches, robots and other sites, and the scopes that they show, as it was last reviewed. A page that shows
 * something without its scope stays old when that changes; one that names too many is drawn for nothing. A new address is a new
 * line of the file; `npx vitest run --project http kept-answers -u` writes the rest.
 */
const FILE = 'tests/http/readers/kept-answers.txt';
const paths = [...readFileSync(FILE, 'utf8').matchAll(/^\/\S*/gm)].map(([path]) => path);
const now = Date.now();
/** The headers, and the part of each that says nothing. */
const TOLD: readonly [name: string, usual: RegExp][] = [
  ['cache-control', /^$/],
  ['vary', /^Accept-Encoding$|(?:, )?Accept-Encoding(?:, )?/],
  ['x-robots-tag', /^$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
];
/** The ids that addresses and scopes have, by the names that the file has for them. */
const ids: Record<string, string> = {};

async function fill(db: Db): Promise<void> {
  ids.season = await writeSeason(db, { competition: 'apl' });
  await writeStanding(db, { competition: 'apl', team: 'Sabah', points: 7 });
  const fixture = {
    competition: 'apl',
    season_id: ids.season,
    teams: ['Sabah', 'Zirve'] as [string, string],
  };
  ids.played = await writeFixture(db, {
    ...fixture,
    ...stateColumns.finished,
    home_score: 1,
    away_score: 0,
    kick_off: now - 10 * DAY,
  });
  ids.next = await writeFixture(db, { ...fixture, kick_off: now + 10 * DAY });
  const team_id = await writeTeam(db, 'Sabah');
  await db
    .insertInto('player')
    .values({ id: 'zubir', slug: 'zubir', name: 'Zubir', team_id, sort_key: 'z', version: 1 })
    .execute();
  const input = { question: 'Kim çempion olacaq?', options: ['Sabah', 'Zirve'], closesAt: null };
  const actor = await writeStaff(db, 'editor');
  const typed = formatTyped(pollRecord, input);
  ids.poll = (await createPoll(db, { actor, typed, now, newId })).id;
  const blocks = `<div data-line-up="${ids.played}"></div><div data-poll="${ids.poll}"></div>`;
  const article = await writeArticle(db, {
    title: 'Bloklar',
    content: `<p>Mətn</p>${blocks}`,
    now: now - HOUR,
  });
  ids.article = article.id;
  const old = { title: 'Arxiv', status: 'archived', now: now - DAY } as const;
  ids.archived = (await writeArticle(db, old)).id;
  const tags = ['Sabah', 'Zubir'];
  ids.tagged = (await writeArticle(db, { title: 'Komanda', category: 'apl', tags, now: now - 2 * HOUR })).id;
  const { articleId } = await writeDiscussion(db, { title: 'Rəylər', now: now - 3 * HOUR });
  ids.discussed = articleId;
  ids.comment = (await writeComment(db, articleId, { status: 'approved', now })).id;
}

describe('answers that others may keep', async () => {
  const purger = await startNginxPurger();
  const site = await startSite({ engine: siteEngine(), fill, env: { CDN_PURGE_URL: purger.url } });
  afterAll(async () => {
    await site.stop();
    purger.close();
  });

  const kinds = [
    'match',
    'coverage',
    'article',
    'comments',
    'poll',
    'standings',
    'season',
    'tag',
    'category',
  ];
  const kindsOfSlug = ['category-articles', 'tag', 'category'];
  const scopes = [
    'articles',
    'categories',
    'matches',
    'settings',
    'breaking',
    'front-page',
    ...Object.values(ids).flatMap((id) => kinds.map((kind) => `${kind}:${id}`)),
    ...['football', 'apl', 'sabah', 'zubir'].flatMap((slug) => kindsOfSlug.map((kind) => `${kind}:${slug}`)),
  ];
  const scopeOf = new Map(scopes.map((scope) => [surrogateKeys([scope])[0], scope]));
  /** Scopes and addresses have the ids of this run. */
  const withNames = (text: string) =>
    Object.entries(ids).reduce((all, [name, id]) => all.replaceAll(id, `{${name}}`), text);

  /** What it tells caches, robots and other sites, without what all answers say, and the scopes that the page shows. */
  async function describeAnswer(path: string): Promise<string> {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? name);
    const { status, headers, body } = await site.ask(address);
    const robots = /<meta name="robots" content="noindex/.test(body.toString()) ? 'noindex' : '';
    const told = TOLD.flatMap(([name, usual]) => {
      const value = String(headers[name] ?? '').replace(usual, '');
      return value === '' ? [] : [`${name}: ${value}`];
    });
    const keys = String(headers['surrogate-key'] ?? '').split(' ');
    const shown = keys.map((key) => withNames(scopeOf.get(key) ?? key)).sort();
    return [`${path} ${status}`, ...told, robots, withNames(headers.location ?? ''), shown.join(' ')]
      .filter(Boolean)
      .join('\n  ');
  }

  test('answers tell caches and robots what was last reviewed, and show the scopes that they show', async () => {
    const described: string[] = [];
    for (const path of paths) described.push(await describeAnswer(path));
    await expect(`${described.join('\n')}\n`).toMatchFileSnapshot('kept-answers.txt');
  });
});
