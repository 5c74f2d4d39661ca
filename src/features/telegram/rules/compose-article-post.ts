import { listFixturesById } from '#features/matches/rules/list-fixtures-by-id.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import { telegramText } from '../text.ts';
import { formatMatchLine } from './format-match-line.ts';
import { bold, italic, joinParts, link, plain, struck, type TelegramMessage } from './telegram-message.ts';

/** A post names at most this many matches of its article. */
const MAX_MATCHES = 3;

/** The post of an article: headline, excerpt, its matches with their scores, and the link with the preview of the page. */
export async function composeArticlePost(
  db: Db,
  { id, siteUrl }: { id: string; siteUrl: string },
): Promise<TelegramMessage> {
  const article = await db
    .selectFrom('article')
    .select(['slug', 'title', 'excerpt', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (article?.status !== 'published' && article?.status !== 'archived')
    return composeRemoved(article?.title ?? (await findDeletedTitle(db, id)), siteUrl);
  const address = `${siteUrl}${href('/article/:slug', { slug: article.slug })}`;
  const isArchived = article.status === 'archived';
  const text = joinParts([
    bold(article.title),
    plain(article.excerpt),
    await formatMatches(db, id),
    isArchived ? italic(telegramText.archived) : '',
    link(address, telegramText.readArticle),
  ]);
  return { title: article.title, address, text, hasPreview: true, canBegin: !isArchived };
}

function composeRemoved(title: string, siteUrl: string): TelegramMessage {
  const text = joinParts([title === '' ? '' : struck(title), italic(telegramText.removed)]);
  return { title, address: siteUrl, text, hasPreview: false, canBegin: false };
}

async function findDeletedTitle(db: Db, id: string): Promise<string> {
  const deleted = await db
    .selectFrom('deleted_article')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted?.title ?? '';
}

async function formatMatches(db: Db, articleId: string): Promise<string> {
  const rows = await db
    .selectFrom('article_fixture')
    .select('fixture_id')
    .where('article_id', '=', articleId)
    .orderBy('fixture_id')
    .limit(MAX_MATCHES)
    .execute();
  const matches = await listFixturesById(db, { ids: rows.map(({ fixture_id }) => fixture_id) });
  const inOrder = matches.toSorted((one, other) => one.kickOff - other.kickOff);
  return inOrder.map(formatMatchLine).join('\n');
}
