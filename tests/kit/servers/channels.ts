import { createChannels } from '#app/server/create-channels.ts';
import { MINUTE } from '#az/format/durations.ts';
import type { ArticleFields } from '#features/articles/rules/article-fields.ts';
import { getArticleState } from '#features/articles/rules/article-state.ts';
import { saveArticle } from '#features/articles/rules/write/save-article.ts';
import type { Db } from '#platform/db/schema.ts';
import { sendDueDeliveries } from '#platform/outbox/send-due-deliveries.ts';
import { takeOutboxEvents } from '#platform/outbox/take-outbox-events.ts';
import { NOON, newId } from '../content/articles.ts';
import { changed, writeActor } from '../content/newsroom.ts';
import type { OutsideServer } from './outside-server.ts';

export const SITE = 'https://site.az';
export const LATER = NOON + MINUTE;

/** One instance of the site with all channels. `now` is the time of its jobs. */
export function createInstance(db: Db, outside: OutsideServer, now = () => LATER) {
  const { env } = outside;
  const { receivers, channels } = createChannels({
    ...{ db, newId },
    config: {
      siteUrl: SITE,
      indexNow: { key: env.INDEXNOW_KEY ?? '', url: env.INDEXNOW_URL ?? '' },
      webSubHub: env.WEBSUB_HUB ?? '',
      telegram: { botToken: '123:test-token', channel: '@sinaq_kanali', apiUrl: outside.url },
    },
  });
  return async () => {
    await takeOutboxEvents(db, { receivers });
    const { signal } = new AbortController();
    for (const channel of channels) await sendDueDeliveries(db, channel, { now, newId, signal });
  };
}

/** A newsroom, and an instance that takes the events and sends what is due when `run` is called. */
export async function prepareChannels(db: Db, outside: OutsideServer) {
  const actor = await writeActor(db, 'editor');
  const at = { actor, now: LATER, newId };
  let clock = LATER;
  return {
    actor,
    at,
    run: createInstance(db, outside, () => clock),
    setClock: (now: number) => {
      clock = now;
    },
    save: async (id: string, over: Partial<ArticleFields>) => {
      const state = await getArticleState(db, { id });
      await saveArticle(db, { ...at, id, baseVersion: state.version, fields: changed(state, over) });
    },
    statuses: async (channel: string) => {
      const rows = await db.selectFrom('delivery').select(['channel', 'status', 'response']).execute();
      return rows
        .filter((row) => row.channel === channel)
        .map(({ status, response }) => `${status} ${response}`);
    },
  };
}
