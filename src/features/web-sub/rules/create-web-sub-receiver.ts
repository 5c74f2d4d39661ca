import { readAnnouncedArticle } from '#features/articles/rules/read/read-announced-article.ts';
import { feedAddresses } from '#features/feeds/rules/feed-addresses.ts';
import { matchAddress, matchParameter } from '#features/matches/rules/match-addresses.ts';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import { matchText } from '#features/matches/text.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { ArticleLists, OutboxEvent, Receiver } from '#platform/outbox/outbox-event.ts';
import { queuePing } from '#platform/outbox/ping.ts';

type FeedPair = ReturnType<(typeof feedAddresses)['site']>;

/**
 * Plans pings to the hub: one for each article or match, with every feed that changed, also the feeds of lists that an
 * article has left.
 */
export function createWebSubReceiver({ siteUrl, newId }: { siteUrl: string; newId: NewId }): Receiver {
  return {
    async plan(tx, event) {
      const change = await findChange(tx, event);
      if (!change) return;
      const { feeds, path, ...subject } = change;
      await queuePing(tx, {
        channel: 'webSub',
        eventType: event.type,
        subjectId: event.subjectId,
        ...subject,
        address: siteUrl + path,
        now: event.createdAt,
        newId,
        addresses: feeds.flatMap(({ rss, atom }) => [siteUrl + rss, siteUrl + atom]),
      });
    },
  };
}

interface Change {
  subjectType: 'article' | 'match';
  title: string;
  path: string;
  feeds: FeedPair[];
}

async function findChange(tx: Db, event: OutboxEvent): Promise<Change | null> {
  if (event.type === 'commentary.changed') return findMatchChange(tx, event.subjectId);
  const article = await readAnnouncedArticle(tx, event);
  if (!article) return null;
  const { title, paths, lists } = article;
  return { subjectType: 'article', title, path: paths[0], feeds: lists.flatMap(listFeeds) };
}

async function findMatchChange(tx: Db, id: string): Promise<Change | null> {
  const [match] = await listFixturesById(tx, { ids: [id] });
  if (!match) return null;
  const title = `${match.home.name} ${matchText.vs} ${match.away.name}`;
  const feeds = [feedAddresses.match(matchParameter(match))];
  return { subjectType: 'match', title, path: matchAddress(match), feeds };
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
