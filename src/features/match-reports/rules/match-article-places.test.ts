import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { result, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeSeason, writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { writeMatchArticle } from './write-match-article.ts';

describeOnEachDatabase('the article about a match of groups', (open) => {
  /** A stage of two groups, and the id of the match of the second one. */
  async function opened() {
    const { db } = await open();
    const season_id = await writeSeason(db, { kind: 'groups' });
    const matches = [];
    for (const [name, teams] of [
      ['A', ['Sabah', 'Turan']],
      ['B', ['Karvan', 'Gəncə']],
    ] as const) {
      const group_id = newId();
      const group = { id: group_id, stage_id: season_id, name, position: matches.length + 1 };
      await db.insertInto('stage_group').values(group).execute();
      for (const team of teams)
        await db
          .insertInto('stage_team')
          .values({ stage_id: season_id, team_id: await writeTeam(db, team), group_id })
          .execute();
      const id = await writeFixture(db, { season_id, group_id, teams: [...teams], kick_off: NOON - DAY });
      await writeLedger(db, id, [result(2, 0)]);
      matches.push(id);
    }
    return { db, season_id, second: matches[1] ?? '' };
  }

  it('has the places of its own group', async () => {
    const { db, second } = await opened();
    const { html } = await writeMatchArticle(db, { fixtureId: second, now: NOON });
    expect(html).toContain('“Karvan” 3 xalla 1-ci, “Gəncə” isə 0 xalla 2-ci');
  });

  it('compares no places of two groups, and knows the form of both teams', async () => {
    const { db, season_id } = await opened();
    const fixtureId = await writeFixture(db, { season_id, stage_id: null, teams: ['Sabah', 'Gəncə'] });
    const { html } = await writeMatchArticle(db, { fixtureId, now: NOON - DAY });
    expect(html).not.toContain('Turnir cədvəlində');
    expect(html).toContain('“Sabah” son oyununda qələbə qazanıb. “Gəncə” son oyununda məğlub olub.');
  });
});
