import { vi } from 'vitest';
import { createIssue } from '#features/newsletter/rules/change-issue.ts';
import { createWebhook } from '#features/webhooks/rules/change-webhook.ts';
import { webhookRecord } from '#features/webhooks/rules/webhook.ts';
import type { Database, Db } from '#platform/db/schema.ts';
import { formatTyped } from '#platform/records/record.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../content/accounts.ts';
import { newId } from '../content/articles.ts';
import { writeBreaking } from '../content/breaking.ts';

/** The patterns whose `:id` is the id of a row, by its table. */
const ID_OF = {
  article: [
    '/admin/analytics/articles/:id',
    '/admin/articles/edit/:id',
    '/admin/articles/notes/:id',
    '/admin/articles/notes/:id/data',
    '/admin/articles/preview/:id',
    '/admin/articles/revisions/:id',
  ],
  broadcaster: ['/admin/broadcasters/:id'],
  category: ['/admin/categories/:id'],
  coefficient: ['/admin/coefficients/:id'],
  comment: ['/admin/comments/ban/:id'],
  competition: ['/admin/competitions/:id'],
  fixture: [
    '/admin/matches/:id',
    '/admin/matches/:id/console',
    '/admin/matches/:id/console/data',
    '/admin/matches/:id/line-ups',
    '/api/matches/:id',
    '/api/matches/:id/coverage',
    '/api/v1/matches/:id',
    '/oyun/:match',
  ],
  media: ['/admin/media/:id', '/admin/media/:id/metadata'],
  official: ['/admin/officials/:id'],
  player: ['/admin/players/:id'],
  poll: ['/admin/polls/:id', '/api/polls/:id', '/sorgu/:id'],
  round: ['/admin/matches/rounds/:id'],
  season: ['/admin/seasons/:id', '/api/standings/:season', '/api/brackets/:season', '/api/rankings/:season'],
  squad: ['/admin/squads/:id'],
  stage: ['/admin/stages/:id', '/admin/stages/:id/fixtures'],
  tag: ['/admin/tags/:id'],
  team: ['/admin/teams/:id'],
  tie: ['/admin/ties/:id'],
  venue: ['/admin/venues/:id'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>;

/** The patterns whose parameter is the slug of a row. */
const SLUG_OF = {
  article: ['/article/:slug', '/article/:slug/comments', '/api/v1/articles/:slug'],
  player: ['/oyuncu/:slug'],
  tag: ['/tag/:slug'],
  team: ['/komanda/:slug'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>;

/**
 * The parameter of addresses that exist in the demo newspaper, by their pattern. What the demo has none of is written, as the
 * admin `actor`.
 */
export async function findScreenIds(db: Db, actor: Actor): Promise<Record<string, string>> {
  const change = { actor, now: Date.now(), newId };
  const { id: article } = await db
    .selectFrom('article')
    .select('id')
    .where('status', '=', 'published')
    .limit(1)
    .executeTakeFirstOrThrow();
  const issue = { kind: 'weekly', subject: 'Həftənin oyunları', intro: 'Salam', articleIds: [article] };
  const hook = { url: 'https://hooks.example/newsroom', events: ['article.published'], isOn: true };
  const ids: Record<string, string> = {
    '/category/:category': 'football',
    '/turnir/:slug': 'premier-league',
    '/admin/breaking/:id': await writeBreaking(db, { now: change.now }),
    '/admin/help/:topic': 'article',
    '/admin/inbox/:id': await writeMessage(db),
    '/admin/newsletter/:id': (await createIssue(db, { ...change, issue })).id,
    '/admin/records/:record/csv': 'venues',
    '/admin/search/names/:id': 'team-1',
    '/admin/users/:id': (await writeStaff(db, 'author')).id,
    '/admin/webhooks/:id': (await createWebhook(db, { ...change, typed: formatTyped(webhookRecord, hook) }))
      .id,
  };
  for (const table of Object.keys(ID_OF) as (keyof typeof ID_OF)[]) {
    const id = await findId(db, table);
    for (const pattern of ID_OF[table]) ids[pattern] = id;
  }
  for (const table of Object.keys(SLUG_OF) as (keyof typeof SLUG_OF)[]) {
    const { slug } = await db.selectFrom(table).select('slug').limit(1).executeTakeFirstOrThrow();
    for (const pattern of SLUG_OF[table]) ids[pattern] = slug;
  }
  return ids;
}

/** A slow machine answers before the demo has its last rows, such as the pictures. */
function findId(db: Db, table: keyof typeof ID_OF): Promise<string> {
  return vi.waitFor(
    async () => (await db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()).id,
    { timeout: 60_000, interval: 200 },
  );
}

/** A message of a reader without its mail to the newsroom, which a running site would send at some moment. */
async function writeMessage(db: Db): Promise<string> {
  const id = newId();
  await db
    .insertInto('contact_message')
    .values({
      id,
      name: 'Oxucu',
      email: 'oxucu@example.az',
      phone: null,
      subject: 'press',
      message: 'Salam, bir sualım var.',
      status: 'new',
      search_text: 'oxucu',
      created_at: Date.now(),
      updated_at: Date.now(),
    })
    .execute();
  return id;
}
