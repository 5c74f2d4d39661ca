import { expect, it } from 'vitest';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import { kickOff, periodMark, result, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { sharePicture, toMatchShareCard } from './share-card.ts';

describeOnEachDatabase('the share picture of a match', (open) => {
  it.each([
    ['that is to come', [], '18:00', '7 mart 2026, şənbə · Bakı vaxtı ilə'],
    ['that is played', [kickOff()], '0:0', 'Canlı · 7 mart 2026, şənbə'],
    ['that is over', [kickOff(), periodMark('fullTime')], '0:0', 'Bitib · 7 mart 2026, şənbə'],
    [
      'that a shoot-out has decided',
      [{ ...result(1, 1), shootOut: { home: 4, away: 3 } }],
      '1:1',
      'Bitib, Penaltilər 4:3 · 7 mart 2026, şənbə',
    ],
    ['that is put off', [{ type: 'postponed', reason: '', at: 0 } as const], '–', 'Təxirə salınıb'],
    ['that is called off', [{ type: 'cancelled', reason: '', at: 0 } as const], '–', 'Ləğv edilib'],
  ])('%s has its score or its time, and says when that is', async (_, events, middle, note) => {
    const { db } = await open();
    const id = await writeFixture(db);
    if (events.length > 0) await writeLedger(db, id, events);
    const [match] = await listFixturesById(db, { ids: [id] });
    if (!match) throw new Error('The match is missing');
    const card = toMatchShareCard(match, { siteName: 'Getto Sport' });
    expect(card).toMatchObject({ kind: 'match', id, siteName: 'Getto Sport', middle, note });
    expect(sharePicture(card).alt).toBe(`Qarabağ ${middle} Neftçi, ${note}`);
  });
});
