import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { writeFollower } from '#tests/kit/content/push.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { pushCompetitions } from './push-competitions.ts';

describeOnEachDatabase('0018-push-competitions', (open, engine) => {
  it('keeps what browsers follow, and its rules', async () => {
    const { db } = await open();
    await writeFollower(db, [{ kind: 'breaking' }]);
    await pushCompetitions.up(db, engine);
    const topics = db.selectFrom('push_topic').selectAll();
    const [{ subscription_id } = { subscription_id: '' }] = await topics.execute();
    expect(await topics.execute()).toEqual([{ subscription_id, kind: 'breaking', subject_id: '' }]);
    const follow = (kind: string, subject: string) =>
      sql`insert into push_topic values (${subscription_id}, ${kind}, ${subject})`.execute(db);
    await follow('competition', 'apl');
    for (const [kind, subject] of [
      ['player', 'a'],
      ['competition', ''],
      ['breaking', 'a'],
    ] as const)
      await expect(follow(kind, subject)).rejects.toThrow();
    await db.deleteFrom('push_subscription').execute();
    expect(await topics.execute()).toEqual([]);
  });
});
