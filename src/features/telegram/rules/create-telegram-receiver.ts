import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { OutboxEvent, Receiver } from '#platform/outbox/outbox-event.ts';
import { planTelegramPost } from './plan-telegram-post.ts';

/** An article that returns from the archive after this time is no news. */
const NEWS_MS = DAY;
/** A match has few articles. */
const MAX_ARTICLES = 50;

/** Plans the posts of articles and matches, and their edits. What a post says is composed again when it is sent. */
export function createTelegramReceiver(options: { siteUrl: string; newId: NewId }): Receiver {
  return {
    async plan(tx, event) {
      const { subjectId: id } = event;
      const plan = { event, ...options };
      const editArticles = async (ids: readonly string[]) => {
        for (const article of ids)
          await planTelegramPost(tx, { ...plan, subject: { type: 'article', id: article }, isNews: false });
      };
      if (event.type === 'match.changed') {
        await planTelegramPost(tx, { ...plan, subject: { type: 'match', id }, isNews: true });
        await editArticles(await listArticleIds(tx, id));
      } else if (event.type === 'match.deleted') {
        // The match has no post: it would have entries in its ledger, and could not be deleted.
        await editArticles(event.detail.articleIds);
      } else if (event.type.startsWith('article.')) {
        const isNews = event.type === 'article.published' && (await isRecent(tx, event));
        await planTelegramPost(tx, { ...plan, subject: { type: 'article', id }, isNews });
      }
    },
  };
}

/** Their posts show the score. */
async function listArticleIds(tx: Db, fixtureId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('article_fixture')
    .select('article_id')
    .where('fixture_id', '=', fixtureId)
    .limit(MAX_ARTICLES)
    .execute();
  return rows.map(({ article_id }) => article_id);
}

async function isRecent(tx: Db, { subjectId, createdAt }: OutboxEvent): Promise<boolean> {
  const article = await tx
    .selectFrom('article')
    .select('published_at')
    .where('id', '=', subjectId)
    .executeTakeFirst();
  return createdAt - (article?.published_at ?? 0) < NEWS_MS;
}
