import { href } from '#domain/href.ts';
import type { NewId } from '#domain/new-id.ts';
import type { Receiver } from '#domain/outbox/receiver.ts';
import { queueMergedDelivery } from '../deliveries/queue-delivery.ts';
import { readAnnouncedArticle } from '../read-announced-article.ts';

/** Plans pings to search engines: each changed address of an article, also of one that was moved or deleted. */
export function createIndexNowReceiver({ siteUrl, newId }: { siteUrl: string; newId: NewId }): Receiver {
  return {
    async plan(tx, event) {
      const change = await readAnnouncedArticle(tx, event);
      // A later change is pinged: engines that know the page learn that it is hidden now.
      if (!change || (change.isHidden && event.type === 'article.published')) return;
      for (const slug of change.slugs)
        await queueMergedDelivery(tx, {
          ...{ channel: 'indexNow', eventType: event.type, subjectType: 'article', subjectId: change.id },
          ...{ title: change.title, address: `${siteUrl}${href('/article/:slug', { slug })}` },
          ...{ now: event.createdAt, newId },
        });
    },
  };
}
