import { HOUR } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { commentsBaseline } from '../migrations/0001-comments.ts';
import { deleteOldCommentData } from '../rules/delete-old-comment-data.ts';

export const commentsServer = defineServerFeature({
  name: 'comments',
  migrations: [commentsBaseline],
  start: ({ db, now }) => ({
    jobs: [{ name: 'old comment data', everyMs: HOUR, run: () => deleteOldCommentData(db, { now: now() }) }],
  }),
});
