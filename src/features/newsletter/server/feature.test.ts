import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeSubscriber } from '#tests/kit/content/audience.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createSiteParts, runJob } from '#tests/kit/site/site-parts.ts';
import { createIssue } from '../rules/change-issue.ts';
import { newsletterServer } from './feature.ts';

describeOnEachDatabase('the jobs of the newsletter', (open) => {
  it('make mails due now that a clock that was put back would send tomorrow, and none that waits for a retry', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'editor');
    const { id: articleId } = await writeArticle(db);
    const issue = { kind: 'weekly', subject: 'Həftə', intro: '', articleIds: [articleId] };
    const { id: issue_id } = await createIssue(db, { actor, issue, now: NOON, newId });
    // After six hours and a minute the wait is one of a retry.
    for (const wait of [DAY, 6 * HOUR + MINUTE]) {
      const subscriber_id = await writeSubscriber(db, `${wait}@example.az`);
      const delivery = {
        issue_id,
        subscriber_id,
        status: 'queued',
        attempts: 0,
        due_at: NOON + wait,
      } as const;
      await db.insertInto('newsletter_delivery').values(delivery).execute();
    }
    const site = createSiteParts(db, { now: () => NOON });
    await runJob(newsletterServer, 'issues of a clock that was ahead', site);
    const rows = await db.selectFrom('newsletter_delivery').select('due_at').orderBy('due_at').execute();
    expect(rows.map(({ due_at }) => due_at - NOON)).toEqual([0, 6 * HOUR + MINUTE]);
  });
});
