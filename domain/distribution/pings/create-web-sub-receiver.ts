import { matchText } from '#az/text/site/match.ts';
import type { Db } from '#db/schema.ts';
import { feedAddresses } from '#domain/feed-addresses.ts';
import { listFixturesById } from '#domain/matches/list-fixtures-by-id.ts';
import { matchParameter } from '#domain/matches/match-address.ts';
import type { NewId } from '#domain/new-id.ts';
import type { ArticleLists, OutboxEvent } from '#domain/outbox/outbox-event.ts';
import type { Receiver } from '#domain/outbox/receiver.ts';
import { queueMergedDelivery } from '../deliveries/queue-delivery.ts';
import { readAnnouncedArticle } from '../read-announced-article.ts';

type FeedPair = ReturnType<(typeof feedAddresses)['site']>;

/** Plans pings to the hub: every feed that changed, also the feeds of lists that an article has left. */
export function createWebSubReceiver({ siteUrl, newId }: { siteUrl: string; newId: NewId }): Receiver {
  return {
    async plan(tx, event) {
      const changed = await findChangedFeeds(tx, event);
      const paths = changed?.feeds.flatMap(({ rss, atom }) => [rss, atom]);
      for (const path of new Set(paths))
        await queueMergedDelivery(tx, {
          ...{ channel: 'webSub', eventType: event.type, subjectType: 'feed', subjectId: path },
          ...{ title: changed?.title ?? '', address: `${siteUrl}${path}`, now: event.createdAt, newId },
        });
    },
  };
}

async function findChangedFeeds(
  tx: Db,
  event: OutboxEvent,
): Promise<{ title: string; feeds: FeedPair[] } | null> {
  if (event.type === 'commentary.changed') return findMatchFeeds(tx, event.subjectId);
  const article = await readAnnouncedArticle(tx, event);
  return article && { title: article.title, feeds: article.lists.flatMap(listFeeds) };
}

async function findMatchFeeds(tx: Db, id: string): Promise<{ title: string; feeds: FeedPair[] } | null> {
  const [match] = await listFixturesById(tx, { ids: [id] });
  if (!match) return null;
  const title = `${match.home.name} ${matchText.vs} ${match.away.name}`;
  return { title, feeds: [feedAddresses.match(matchParameter(match))] };
}

/** The feeds of the lists that show an article. The feeds of the site show all of them. */
function listFeeds({ category, tags, author }: ArticleLists): FeedPair[] {
  return [
    feedAddresses.site(),
    feedAddresses.category('all'),
    ...(category === '' ? [] : [feedAddresses.category(category)]),
    ...tags.map((slug) => feedAddresses.tag(slug)),
    feedAddresses.author(author),
  ];
}
