import { readAnnouncedArticle } from '#features/articles/rules/read/read-announced-article.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Receiver } from '#platform/outbox/outbox-event.ts';
import { queuePing } from '#platform/outbox/ping.ts';

/** Plans pings to search engines: each changed address of an article, also of one that was moved or deleted. */
export function createIndexNowReceiver({ siteUrl, newId }: { siteUrl: string; newId: NewId }): Receiver {
  return {
    async plan(tx, event) {
      const change = await readAnnouncedArticle(tx, event);
      // A later change is pinged: engines that know the page learn that it is hidden now.
      if (!change || (change.isHidden && event.type === 'article.published')) return;
      const { id, title, paths } = change;
      await queuePing(tx, {
        channel: 'indexNow',
        eventType: event.type,
        subjectType: 'article',
        subjectId: id,
        title,
        address: siteUrl + paths[0],
        now: event.createdAt,
        newId,
        addresses: paths.map((path) => siteUrl + path),
      });
    },
  };
}
