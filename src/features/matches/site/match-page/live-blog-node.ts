import type { ImageObject, LiveBlogPosting } from 'schema-dts';
import { isoBaku } from '#az/format/dates.ts';
import { publisherNode, type SiteIdentity } from '#features/page-meta/site/publisher-node.ts';
import type { CommentaryPage } from '../../rules/coverage/list-commentary.ts';
import type { Fixture } from '../../rules/fixture.ts';
import { matchAddress } from '../../rules/match-address.ts';
import { formatMinute } from '../../rules/match-words.ts';
import { matchNodeId } from './match-nodes.ts';
import { matchTitle } from './parts/match-header.tsx';

/** The commentary of a match as schema.org LiveBlogPosting. None before the first post. */
export function liveBlogNodes(
  match: Fixture,
  commentary: CommentaryPage,
  { image, site }: { image: ImageObject; site: SiteIdentity },
): LiveBlogPosting[] {
  const { posts, startedAt, changedAt } = commentary;
  if (startedAt === null || changedAt === null) return [];
  const address = site.url + matchAddress(match);
  const title = matchTitle(match);
  const publisher = publisherNode(site);
  const blog: LiveBlogPosting = {
    '@type': 'LiveBlogPosting',
    '@id': `${address}#commentary`,
    headline: title,
    image,
    url: address,
    mainEntityOfPage: address,
    inLanguage: 'az',
    isAccessibleForFree: true,
    about: { '@id': matchNodeId(match, site.url) },
    author: publisher,
    publisher,
    datePublished: isoBaku(startedAt),
    dateModified: isoBaku(changedAt),
    coverageStartTime: isoBaku(startedAt),
    // The end is known when the match is over.
    coverageEndTime: match.status === 'live' || match.status === 'scheduled' ? undefined : isoBaku(changedAt),
    liveBlogUpdate: posts.map(({ id, text, minute, added, createdAt, updatedAt, authorName }) => ({
      '@type': 'BlogPosting',
      '@id': `${address}#post-${id}`,
      headline: minute === null ? title : `${title}, ${formatMinute(minute, added)}`,
      articleBody: text,
      url: `${address}?post=${id}#post-${id}`,
      datePublished: isoBaku(createdAt),
      dateModified: isoBaku(updatedAt),
      author: { '@type': 'Person', name: authorName },
    })),
  };
  return [blog];
}
