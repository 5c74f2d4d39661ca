import { expect, it } from 'vitest';
import { applyMarks } from '#az/spelling/apply-marks.ts';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { checkSpelling } from './check-spelling.ts';

describeOnEachDatabase('checkSpelling', (open) => {
  it('knows the names of the match desk and the words of the headlines', async () => {
    const { db } = await open();
    const text = 'Yeni Yehercinin oyunu: zirzibe, oyun.';
    const correct = async () => applyMarks(text, (await checkSpelling(db, { paragraphs: [text] }))[0] ?? []);
    expect(await correct()).toBe(text);
    await writeTeam(db, 'Yəhərçi');
    for (let count = 0; count < 10; count++) await writeArticle(db, { title: `Yeni zirzibə ${count}` });
    expect(await correct()).toBe('Yeni Yəhərçinin oyunu: zirzibə, oyun.');
    expect(await checkSpelling(db, { paragraphs: [] })).toEqual([]);
  });
});
