import { type Fixture, hasScore, isLive, type Score } from '#features/matches/rules/fixture.ts';
import { matchAddress } from '#features/matches/rules/match-addresses.ts';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import { matchText } from '#features/matches/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import { telegramText } from '../text.ts';
import {
  bold,
  italic,
  joinParts,
  link,
  plain,
  struck,
  type TelegramMessage,
  type TelegramSubject,
} from './telegram-message.ts';

/** A post that is in the channel. */
export interface TelegramPost {
  messageId: number;
  /** As it was sent. */
  text: string;
}

/** The post of a subject as it has to look now; null when the subject is gone. */
export function composeTelegramPost(
  db: Db,
  { subject, siteUrl }: { subject: TelegramSubject; siteUrl: string },
): Promise<TelegramMessage | null> {
  const { type, id } = subject;
  return type === 'article' ? composeArticlePost(db, { id, siteUrl }) : composeMatchPost(db, { id, siteUrl });
}

/** A post names at most this many matches of its article. */
const MAX_MATCHES = 3;

/** The post of an article: headline, excerpt, its matches with their scores, and the link with the preview of the page. */
async function composeArticlePost(
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

/** The post of a match: score, state, competition and link. It begins while the match is played. Null without the match. */
async function composeMatchPost(
  db: Db,
  { id, siteUrl }: { id: string; siteUrl: string },
): Promise<TelegramMessage | null> {
  const [match] = await listFixturesById(db, { ids: [id] });
  if (!match) return null;
  const address = `${siteUrl}${matchAddress(match)}`;
  const text = joinParts([
    `${formatMatchLine(match)}\n${plain(match.competition.name)}`,
    link(address, telegramText.followMatch),
  ]);
  const title = `${match.home.name} ${matchText.vs} ${match.away.name}`;
  // Telegram keeps previews, so the picture would go on showing an old score.
  return { title, address, text, hasPreview: false, canBegin: isLive(match) };
}

const formatScore = ({ home, away }: Score) => `${home}:${away}`;

/** `Qarabağ 2:1 Neftçi` in bold, then the state of the match. */
function formatMatchLine(match: Fixture): string {
  const { home, away } = match;
  if (!hasScore(match))
    return `${bold(`${home.name} ${matchText.vs} ${away.name}`)} · ${plain(matchText.status[match.status])}`;
  const notes = [
    ...(match.shootOut ? [telegramText.penalties(formatScore(match.shootOut))] : []),
    matchText.status[match.status],
  ];
  return `${bold(`${home.name} ${formatScore(match.score)} ${away.name}`)} · ${plain(notes.join(', '))}`;
}

export async function findTelegramPost(db: Db, { type, id }: TelegramSubject): Promise<TelegramPost | null> {
  const row = await db
    .selectFrom('telegram_post')
    .select(['message_id', 'text'])
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  return row ? { messageId: row.message_id, text: row.text } : null;
}

/** Remembers a post, so that later changes edit it. */
export async function storeTelegramPost(
  tx: Db,
  { type, id }: TelegramSubject,
  { messageId, text }: TelegramPost,
): Promise<void> {
  await tx
    .insertInto('telegram_post')
    .values({ subject_type: type, subject_id: id, message_id: messageId, text })
    .onConflict((conflict) =>
      conflict.columns(['subject_type', 'subject_id']).doUpdateSet({ message_id: messageId, text }),
    )
    .execute();
}
