import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeSubscriber } from '#tests/kit/content/audience.ts';
import { describeOnSqlite } from '#tests/kit/databases/databases.ts';
import { createSiteParts, runJob } from '#tests/kit/site/site-parts.ts';
import { createIssue } from '../rules/change-issue.ts';
import { newsletterServer } from './feature.ts';

describeOnSqlite('the jobs of the newsletter', (open) => {
  it('make mails due now that a clock that was put back would send tomorrow', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'editor');
    const { id: articleId } = await writeArticle(db);
    const issue = { kind: 'weekly', subject: 'Həftə', intro: '', articleIds: [articleId] };
    const { id: issue_id } = await createIssue(db, { actor, issue, now: NOON, newId });
    const subscriber_id = await writeSubscriber(db, 'oxucu@example.az');
    const delivery = { issue_id, subscriber_id, status: 'queued', attempts: 0, due_at: NOON + DAY } as const;
    const nothing = {
      failure: null,
      lease_id: null,
      lease_until: null,
      unsubscribe_hash: null,
      sent_at: null,
    };
    await db
      .insertInto('newsletter_delivery')
      .values({ ...delivery, ...nothing })
      .execute();
    await runJob(
      newsletterServer,
      'issues of a clock that was ahead',
      createSiteParts(db, { now: () => NOON }),
    );
    expect(await db.selectFrom('newsletter_delivery').select('due_at').execute()).toEqual([{ due_at: NOON }]);
  });
});
