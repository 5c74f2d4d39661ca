import { HOUR, SECOND } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { articleAdminListBaseline } from '../migrations/0001-article-admin-list.ts';
import { articleEditingBaseline } from '../migrations/0001-article-editing.ts';
import { articlesBaseline } from '../migrations/0001-articles.ts';
import { shortTitle } from '../migrations/0012-short-title.ts';
import { mediaKind } from '../migrations/0013-media-kind.ts';
import { bylines } from '../migrations/0015-bylines.ts';
import { purgeNewsroom } from '../rules/deleted/deleted-articles.ts';
import { articleMails } from '../rules/write/article-mails.ts';
import { publishDueArticles } from '../rules/write/publish-due-articles.ts';

export const articlesServer = defineServerFeature({
  name: 'articles',
  migrations: [
    articlesBaseline,
    articleEditingBaseline,
    articleAdminListBaseline,
    shortTitle,
    mediaKind,
    bylines,
  ],
  mails: articleMails,
  start: ({ db, secret, now, newId, log }) => ({
    services: { previewSecret: secret },
    jobs: [
      {
        name: 'scheduled articles',
        everyMs: SECOND,
        async run() {
          const published = await publishDueArticles(db, {
            now: now(),
            newId,
            onFailure: (id, error) => log.error('a scheduled article could not be published', { id, error }),
          });
          for (const { slug } of published) log.info('scheduled article published', { slug });
        },
      },
      {
        name: 'deleted articles',
        everyMs: HOUR,
        run: async () => void (await purgeNewsroom(db, { now: now() })),
      },
    ],
  }),
});
