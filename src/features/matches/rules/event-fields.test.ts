import { describe, expect, it } from 'vitest';
import { NOON } from '#tests/kit/content/articles.ts';
import { isSamePlayer, otherSide } from './event-fields.ts';
import { ledgerEvent } from './ledger/ledger-event.ts';

const isValid = (event: object) => ledgerEvent.safeParse(event).success;

const time = { minute: 12, added: null };
const goal = { type: 'goal', side: 'home', player: null, assist: null, ...time };
const video = { type: 'var', side: null, decision: 'other', note: '', ...time };
const announcement = { type: 'addedTime', minutes: 3, ...time };
const mark = { type: 'mark', mark: 'kickOff', at: NOON, rate: 1, ...time };
const result = { type: 'result', home: 2, away: 1, halfTime: null, shootOut: null, at: NOON };
const postponement = { type: 'postponed', reason: '', at: NOON };
const resumption = { type: 'resumed', fromMinute: 46, at: NOON };

describe('an event of a match', () => {
  it.each<[what: string, event: object, field: string, least: number, greatest: number]>([
    ['the minute', goal, 'minute', 0, 130],
    ['added time', goal, 'added', 1, 30],
    ['the announced minutes', announcement, 'minutes', 1, 30],
    ['the speed of a replay', mark, 'rate', 1, 60],
    ['the goals of the home team', result, 'home', 0, 99],
    ['the goals of the away team', result, 'away', 0, 99],
    ['the minute in which it goes on', resumption, 'fromMinute', 0, 130],
  ])('has limits for %s', (_what, event, field, least, greatest) => {
    const accepted = [least - 1, least, greatest, greatest + 1].map((value) =>
      isValid({ ...event, [field]: value }),
    );
    expect(accepted).toEqual([false, true, true, false]);
  });

  it.each<[what: string, event: object, longest: number, write: (text: string) => object]>([
    ['the name of a player', goal, 80, (name) => ({ player: { id: null, name } })],
    ['the name of an assist', goal, 80, (name) => ({ assist: { id: null, name } })],
    ['a note', video, 300, (note) => ({ note })],
    ['a reason', postponement, 300, (reason) => ({ reason })],
  ])('has a limit for the length of %s', (_what, event, longest, write) => {
    const accepted = [longest, longest + 1].map((length) =>
      isValid({ ...event, ...write('a'.repeat(length)) }),
    );
    expect(accepted).toEqual([true, false]);
  });

  it('names a player or nobody', () => {
    expect(isValid({ ...goal, player: { id: null, name: 'A' } })).toBe(true);
    expect(isValid({ ...goal, player: { id: null, name: '' } })).toBe(false);
  });

  it('has a score of both teams or none', () => {
    const scores = [null, { home: 1, away: 0 }, { home: 1 }, {}];
    expect(scores.map((halfTime) => isValid({ ...result, halfTime }))).toEqual([true, true, false, false]);
  });

  it('has whole minutes, goals and moments', () => {
    for (const event of [
      { ...goal, minute: 12.5 },
      { ...goal, added: 1.5 },
      { ...result, home: 0.5 },
      { ...result, at: NOON + 0.5 },
    ])
      expect(isValid(event)).toBe(false);
  });

  it('of an earlier version has no score after 90 minutes', () => {
    expect(ledgerEvent.parse(result)).toMatchObject({ regular: null });
  });
});

it('the other side of the home team is the away team', () => {
  expect([otherSide('home'), otherSide('away')]).toEqual(['away', 'home']);
});

it.each([
  [{ id: 'a', name: 'Zubir' }, { id: 'a', name: '№ 9' }, true],
  [{ id: 'a', name: 'Zubir' }, { id: 'b', name: 'Zubir' }, false],
  [{ id: 'a', name: 'Zubir' }, { id: null, name: 'Zubir' }, true],
  [{ id: null, name: 'Zubir' }, { id: null, name: 'Zubir' }, true],
  [{ id: null, name: 'Zubir' }, { id: null, name: '№ 9' }, false],
])('a player %j and one %j are the same: %j', (one, other, isSame) => {
  expect([isSamePlayer(one, other), isSamePlayer(other, one)]).toEqual([isSame, isSame]);
});
