import type { Db } from '#db/schema.ts';
import { href } from '#domain/href.ts';
import type { NewId } from '#domain/new-id.ts';
import type { ArticleLists, OutboxEvent } from '#domain/outbox/outbox-event.ts';
import type { Receiver } from '#domain/outbox/receiver.ts';
import { queueMergedDelivery } from '../deliveries/queue-delivery.ts';
import { readAnnouncedArticle } from '../read-announced-article.ts';

/** Plans pings to the hub: every feed that changed, also the feeds of lists that an article has left. */
export function createWebSubReceiver({ siteUrl, newId }: { siteUrl: string; newId: NewId }): Receiver {
  return {
    async plan(tx, event) {
      const changed = await findChangedFeeds(tx, event);
      if (!changed) return;
      for (const path of changed.paths)
        await queueMergedDelivery(tx, {
          ...{ channel: 'webSub', eventType: event.type, subjectType: 'feed', subjectId: path },
          ...{ title: changed.title, address: `${siteUrl}${path}`, now: event.createdAt, newId },
        });
    },
  };
}

async function findChangedFeeds(
  tx: Db,
  event: OutboxEvent,
): Promise<{ title: string; paths: string[] } | null> {
  const change = await readAnnouncedArticle(tx, event);
  if (change) return { title: change.title, paths: [...new Set(change.lists.flatMap(listFeeds))] };
  return null;
}

/** The feeds of the lists that show an article. The feed of the site shows all of them. */
function listFeeds({ category, tags, author }: ArticleLists): string[] {
  return [
    href('/rss'),
    ...(category === '' ? [] : [href('/category/:category/rss', { category })]),
    ...tags.map((slug) => href('/tag/:slug/rss', { slug })),
    href('/author/:slug/rss', { slug: author }),
  ];
}
