import { channelDefinitions } from '#app/server/features.ts';
import { readSiteConfig } from '#app/server/read-site-config.ts';
import { MINUTE } from '#az/format/durations.ts';
import type { ArticleFields } from '#features/articles/rules/article-fields.ts';
import { getArticleState } from '#features/articles/rules/article-state.ts';
import { saveArticle } from '#features/articles/rules/write/save-article.ts';
import type { Db } from '#platform/db/schema.ts';
import { createChannels } from '#platform/outbox/create-channels.ts';
import { sendDueDeliveries } from '#platform/outbox/send-due-deliveries.ts';
import { takeOutboxEvents } from '#platform/outbox/take-outbox-events.ts';
import { NOON, newId } from '../content/articles.ts';
import { changed, writeActor } from '../content/newsroom.ts';
import type { OutsideServer } from './outside-server.ts';

export const SITE = 'https://site.az';
export const LATER = NOON + MINUTE;

/** One instance of the site with all channels. `now` is the time of its jobs. */
export function createInstance(db: Db, { env }: Pick<OutsideServer, 'env'>, now = () => LATER) {
  const config = readSiteConfig({ ...env, SITE_URL: SITE });
  const { receivers, channels } = createChannels(channelDefinitions, { db, config, now, newId });
  return async () => {
    await takeOutboxEvents(db, { receivers });
    const { signal } = new AbortController();
    for (const channel of channels) await sendDueDeliveries(db, channel, { now, newId, signal });
  };
}

/** A newsroom, and an instance that takes the events and sends what is due when `run` is called. */
export async function prepareChannels(db: Db, outside: Pick<OutsideServer, 'env'>) {
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
