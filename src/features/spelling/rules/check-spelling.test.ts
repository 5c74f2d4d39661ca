import { expect, it } from 'vitest';
import { applyMarks } from '#az/spelling/spelling-mark.ts';
import { playerRules } from '#features/teams/rules/definitions/player.ts';
import { emptyTyped } from '#platform/records/record.ts';
import { createRecord, updateRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeTeam } from '#tests/kit/content/matches.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
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

  it('knows the endings that editors have set, as soon as they are set', async () => {
    const { db } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    const id = newId();
    const name = 'Lük De Yonq';
    const typed = { ...emptyTyped(playerRules), name };
    await createRecord(db, playerRules, { ...editor, id, typed });
    await writeTeam(db, 'Bordeaux');
    const text = 'De Yonqin və “Bordeaux”ın oyunu';
    const correct = async () => applyMarks(text, (await checkSpelling(db, { paragraphs: [text] }))[0] ?? []);
    expect(await correct()).toBe(text);
    const changed = { ...typed, genitive: 'un' };
    await updateRecord(db, playerRules, { ...editor, id, version: 1, typed: changed });
    await db.updateTable('team').set({ grammar: '{"genitive":"nun"}' }).execute();
    expect(await correct()).toBe('De Yonqun və “Bordeaux”nun oyunu');
  });
});
