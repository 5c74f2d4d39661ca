import { expect, it } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import type { TieRules } from '#features/competitions/rules/standings/regulation.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeKnockOut } from '#tests/kit/content/ties.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { matchArticleText } from '../text.ts';
import { inLeg } from './tie-sentences.ts';
import { writeMatchArticle } from './write-match-article.ts';

type Played = Parameters<Awaited<ReturnType<typeof writeKnockOut>>['enter']>[1];

describeOnEachDatabase('the article about a match of a tie', (open) => {
  /** A tie between Qarabağ and Sabah of two matches, the second of them at Sabah. `read` gives the text about a match. */
  async function opened(
    first: Played,
    second: Played | null,
    { round = 'semi', rules = {} }: { round?: string; rules?: Partial<TieRules> } = {},
  ) {
    const { db } = await open();
    const cup = await writeKnockOut(db, { legs: 2, ...rules });
    const ids = [
      await cup.play(round, ['Qarabağ', 'Sabah'], -8, first),
      await cup.play(round, ['Sabah', 'Qarabağ'], -1, second),
    ] as const;
    const read = async (id: string) =>
      (await writeMatchArticle(db, { fixtureId: id, now: NOON - 48 * HOUR })).html;
    return { db, cup, ids, read };
  }

  /** The text about the second match. */
  async function secondText(...given: Parameters<typeof opened>): Promise<string> {
    const { ids, read } = await opened(...given);
    return read(ids[1]);
  }

  it('names the match, and the announcement of the second tells how the first one ended', async () => {
    const { ids, read } = await opened({ home: 2, away: 1 }, null);
    const first = await read(ids[0]);
    expect(first).toContain('yarımfinalının ilk oyununda “Qarabağ” “Sabah”ı 2:1 hesabı ilə məğlub edib.');
    expect(first).not.toContain('ilk oyunu ');
    const second = await read(ids[1]);
    expect(second).toContain('yarımfinalının cavab oyununda “Sabah” “Qarabağ”ı qəbul edəcək.');
    expect(second).toContain('<p>“Qarabağ” – “Sabah” ilk oyunu 2:1 hesabı ilə başa çatıb.');
    expect(second).not.toContain('İki oyunun');
  });

  it('sums up both matches in the text about the second, with the goals of the winner first', async () => {
    const { ids, read } = await opened({ home: 3, away: 1 }, { home: 1, away: 0 });
    expect(await read(ids[1])).toContain(
      '<p>“Qarabağ” – “Sabah” ilk oyunu 3:1 hesabı ilə başa çatıb. ' +
        'İki oyunun cəmində 3:2 hesabı ilə “Qarabağ” qalib olub.</p>',
    );
    const first = await read(ids[0]);
    for (const words of ['İki oyunun', 'ilk oyunu ']) expect(first).not.toContain(words);
  });

  it('names the home team of the first match first, also when it is the same', async () => {
    const { db } = await open();
    const cup = await writeKnockOut(db, { legs: 2 });
    await cup.play('semi', ['Sabah', 'Qarabağ'], -8, { home: 3, away: 1 });
    const id = await cup.play('semi', ['Sabah', 'Qarabağ'], -1);
    const { html } = await writeMatchArticle(db, { fixtureId: id, now: NOON - 48 * HOUR });
    expect(html).toContain('“Sabah” – “Qarabağ” ilk oyunu 3:1 hesabı ilə başa çatıb.');
  });

  it('says that the winner goes on when there is another round', async () => {
    const { cup, ids, read } = await opened({ home: 3, away: 1 }, { home: 3, away: 0 });
    await cup.play('semi', ['Zirə', 'Neftçi'], -8, { home: 1, away: 0 });
    await cup.play('final', ['Sabah', 'Zirə'], 7);
    expect(await read(ids[1])).toContain(
      'İki oyunun cəmində 4:3 hesabı ilə “Sabah” növbəti mərhələyə vəsiqə qazanıb.',
    );
  });

  it('knows the rule of away goals', async () => {
    expect(
      await secondText({ home: 2, away: 1 }, { home: 1, away: 0 }, { rules: { awayGoals: true } }),
    ).toContain('İki oyunun ümumi hesabı: 2:2. Səfərdə vurduğu qollara görə “Sabah” qalib olub.');
  });

  it('tells of extra time and the shoot-out', async () => {
    const text = await secondText(
      { home: 2, away: 1 },
      { home: 2, away: 1, regular: { home: 2, away: 1 }, shootOut: { home: 3, away: 4 } },
    );
    expect(text).toContain('<p>Əsas vaxt 2:1 hesabı ilə bitib, oyunda əlavə vaxt təyin olunub. Oyun 2:1 ');
    expect(text).toContain('İki oyunun ümumi hesabı: 3:3.</p>');
  });

  it('names the winner by a decision beside the sum', async () => {
    const { db, ids, read } = await opened({ home: 2, away: 1 }, { home: 1, away: 0 });
    await db.updateTable('tie').set({ winner: 'home', note: 'Püşk' }).execute();
    expect(await read(ids[1])).toContain('İki oyunun ümumi hesabı: 2:2. Qərara əsasən “Qarabağ” qalib olub.');
  });

  it('has the sum of now while the second match is played', async () => {
    const { db, ids, read } = await opened({ home: 2, away: 1 }, null);
    await writeLedger(db, ids[1], [kickOff()]);
    expect(await read(ids[1])).toContain('İki oyunun ümumi hesabı: 1:2.');
  });

  it('names a match that is played again, and tells nothing of a tie of one match', async () => {
    const { ids, read } = await opened(
      { home: 1, away: 1 },
      { home: 0, away: 2 },
      { round: 'quarter', rules: { legs: 1, replay: true } },
    );
    expect(await read(ids[0])).toContain('1/4 finalında “Qarabağ”');
    const again = await read(ids[1]);
    expect(again).toContain('1/4 finalının təkrar oyununda “Qarabağ” “Sabah”ı 2:0 hesabı ilə məğlub edib.');
    expect(again).toContain('“Qarabağ” – “Sabah” ilk oyunu 1:1 hesabı ilə başa çatıb.');
    expect(again).not.toContain('İki oyunun');
  });
});

it('the words of every stage name a match of a tie', () => {
  const second = { leg: 2, legCount: 2 };
  for (const stage of Object.values(matchArticleText.inStage)) {
    expect(inLeg(stage, second)).toMatch(/\S[ıiuü]n[ıiuü]n cavab oyununda$/);
    expect(inLeg(stage, null)).toBe(stage);
  }
  const { quarter, third } = matchArticleText.inStage;
  expect(inLeg(quarter, { leg: 1, legCount: 2 })).toBe('1/4 finalının ilk oyununda');
  expect(inLeg(third, { leg: 2, legCount: 1 })).toBe('3-cü yer uğrunda oyununun təkrar oyununda');
});
