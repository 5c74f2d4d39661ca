import { expect, it } from 'vitest';
import { listDueEntries } from '#features/match-replay/rules/play-recording.ts';
import { recording } from '#features/match-replay/rules/recording.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { FixtureEventType } from '../tables.ts';
import type { EventIconName, MatchNoticeKind, StatusKind } from './define-event-kind.ts';
import { isPlayerField, type PeriodMark } from './event-fields.ts';
import { eventKinds } from './event-kinds.ts';
import {
  type DetailName,
  kindOf,
  type LedgerEvent,
  listDetails,
  type TimedEvent,
  timelineTypes,
} from './ledger/ledger-event.ts';
import type { MatchStatus } from './ledger/match-status.ts';
import { listFixturesById } from './read/list-fixtures.ts';
import { describeEvent } from './text/describe-event.ts';

const player = { id: null, name: '№ 9' };
const details: Record<DetailName, unknown> = {
  side: 'away',
  player,
  assist: null,
  playerIn: player,
  playerOut: null,
  isInjury: true,
  decision: 'other',
  note: 'Ofsayd',
  minutes: 3,
  isScored: true,
  mark: 'halfTime',
  at: NOON,
  rate: 1,
};

const time = { minute: 12, added: null };

function exampleOf(type: FixtureEventType): TimedEvent {
  const own = listDetails(type).map((name) => [name, details[name]]);
  return eventKinds[type].schema.parse({ type, ...time, ...Object.fromEntries(own) });
}

const teams = {
  home: { name: 'Qarabağ', kind: 'club', grammar: null },
  away: { name: 'Zirə', kind: 'club', grammar: null },
} as const;

describeOnEachDatabase('every kind of event', (open) => {
  it('can be stored, and readers of the match see it', async () => {
    const { db } = await open();
    for (const type of timelineTypes) {
      const event = exampleOf(type);
      const id = await writeFixture(db, { teams: [`${type} A`, `${type} B`] });
      const { state } = await writeLedger(db, id, [kickOff(), event]);
      expect(state.events.at(-1)?.event, type).toEqual(event);
      const [match] = await listFixturesById(db, { ids: [id] });
      const shown = match && 'events' in match ? match.events.at(-1) : undefined;
      expect(shown, type).toMatchObject({ type, ...time });
      expect(kindOf({ type }).title(shown?.detail ?? null), type).not.toBe('');
      expect(describeEvent(event, teams), type).not.toBe('');
    }
  });
});

/** The title and the icon of a line of the timeline, and the detail that a reader's page has of the event. */
type Line = [title: string, icon: EventIconName | null, detail?: string];

it.each<[type: FixtureEventType, over: object, ...line: Line]>([
  ['goal', {}, 'Qol', 'goal'],
  ['penaltyGoal', {}, 'Penaltidən qol', 'penaltyGoal'],
  ['ownGoal', {}, 'Avtoqol', 'ownGoal'],
  ['missedPenalty', {}, 'Reallaşdırılmayan penalti', 'missedPenalty'],
  ['yellow', {}, 'Sarı vərəqə', 'yellow'],
  ['secondYellow', {}, 'İkinci sarı vərəqə', 'secondYellow'],
  ['red', {}, 'Qırmızı vərəqə', 'red'],
  ['substitution', {}, 'Əvəzetmə', 'substitution', 'injury'],
  ['substitution', { isInjury: false }, 'Əvəzetmə', 'substitution'],
  ['var', {}, 'VAR: epizod yoxlanıldı', 'var', 'other'],
  ['addedTime', {}, 'Əlavə olunmuş vaxt: 3 dəqiqə', null, '3'],
  ['mark', {}, 'Birinci hissə başa çatdı', null, 'halfTime'],
  ['shootOutKick', {}, 'Penaltidən qol', 'penaltyGoal', 'scored'],
  ['shootOutKick', { isScored: false }, 'Reallaşdırılmayan penalti', 'missedPenalty', 'missed'],
])('the line of %s %j in a timeline is titled %s, with the icon %s', (type, over, ...line) => {
  const event = { ...exampleOf(type), ...over } as TimedEvent;
  const kind = kindOf(event);
  const detail = kind.detail(event);
  const [title, icon, expected = null] = line;
  expect([kind.title(detail), kind.icon(detail), detail]).toEqual([title, icon, expected]);
});

it('screen readers announce what changes the course of a match, and its end', () => {
  const isAnnounced = (event: TimedEvent) =>
    kindOf(event).visibility.isAnnounced(kindOf(event).detail(event));
  const announced = timelineTypes.filter((type) => isAnnounced(exampleOf(type)));
  const goals = ['goal', 'penaltyGoal', 'ownGoal'];
  expect(announced).toEqual([...goals, 'secondYellow', 'red', 'var', 'shootOutKick']);
  expect(isAnnounced({ ...exampleOf('mark'), mark: 'fullTime' } as TimedEvent)).toBe(true);
});

it('lists of matches show every event but the marks and the announced minutes', () => {
  const hidden = timelineTypes.filter((type) => !kindOf({ type }).visibility.inLists);
  expect(hidden).toEqual(['addedTime', 'mark']);
});

it('followers get a notice of goals, players sent off and the parts of 90 minutes', () => {
  const noticeOf = (event: TimedEvent) => kindOf(event).push(event);
  const notices = timelineTypes.map((type) => [type, noticeOf(exampleOf(type))] as const);
  const sent = notices.filter(([, notice]) => notice !== null);
  expect(Object.fromEntries(sent)).toEqual({
    goal: 'goal',
    penaltyGoal: 'goal',
    ownGoal: 'goal',
    secondYellow: 'redCard',
    red: 'redCard',
    mark: 'halfTime',
  });
  const ofMark: Partial<Record<PeriodMark, MatchNoticeKind>> = { kickOff: 'kickOff', fullTime: 'fullTime' };
  for (const mark of ['kickOff', 'secondHalf', 'extraTime', 'shootOut', 'fullTime'] as const)
    expect(noticeOf({ ...exampleOf('mark'), mark } as TimedEvent), mark).toBe(ofMark[mark] ?? null);
});

it('followers get a notice of a result, and of a match that is not played or not to its end', () => {
  const noticeOf = (type: StatusKind) => kindOf({ type }).push({ type } as LedgerEvent);
  const decisions = ['result', 'abandoned', 'awarded', 'postponed', 'cancelled'] as const;
  const notices = ['fullTime', 'fullTime', 'fullTime', 'calledOff', 'calledOff'];
  expect(decisions.map(noticeOf)).toEqual(notices);
  expect((['suspended', 'resumed', 'rescheduled'] as const).map(noticeOf)).toEqual([null, null, null]);
});

it('cards and substitutions are counted, a second yellow card also as a red one', () => {
  const counted = timelineTypes.map((type) => [type, kindOf({ type }).statistics] as const);
  expect(Object.fromEntries(counted.filter(([, statistics]) => statistics.length > 0))).toEqual({
    missedPenalty: ['missedPenalties'],
    yellow: ['yellowCards'],
    secondYellow: ['yellowCards', 'redCards'],
    red: ['redCards'],
    substitution: ['substitutions'],
  });
});

it('texts about a match have words for penalties, own goals, missed penalties and players sent off', () => {
  const words = timelineTypes.map((type) => {
    const { listNote, roundNote, sentence } = kindOf({ type }).report;
    return [type, listNote, roundNote, sentence?.('12', 'Zirə', 'Zubir') ?? null] as const;
  });
  expect(words.filter(([, ...all]) => all.some((word) => word !== null && word !== ''))).toEqual([
    ['penaltyGoal', 'pen.', ' (pen.)', null],
    ['ownGoal', 'avtoqol', ' (avtoqol)', null],
    ['missedPenalty', null, '', '12 Zirə futbolçusu Zubir penaltini reallaşdıra bilməyib.'],
    [
      'secondYellow',
      null,
      ' – ikinci sarı vərəqə',
      '12 Zirə futbolçusu Zubir ikinci sarı vərəqədən sonra meydandan qovulub.',
    ],
    ['red', null, '', '12 Zirə futbolçusu Zubir qırmızı vərəqə alıb.'],
  ]);
});

it.each<[type: FixtureEventType, sentence: string]>([
  ['penaltyGoal', "12' QOL! “Zirə” – № 9 (penaltidən)"],
  ['ownGoal', "12' QOL! “Zirə” – № 9 (avtoqol)"],
  ['addedTime', "12' Əlavə olunmuş vaxt: 3 dəqiqə"],
])('%s is described by a sentence: %s', (type, sentence) => {
  expect(describeEvent(exampleOf(type), teams)).toBe(sentence);
});

it.each<[type: StatusKind, own: object]>([
  ['result', { home: 2, away: 1, halfTime: null, regular: null, shootOut: null }],
  ['postponed', { reason: 'Yağış' }],
  ['cancelled', { reason: 'Yağış' }],
  ['suspended', { reason: 'Yağış' }],
  ['abandoned', { reason: 'Yağış' }],
  ['resumed', { fromMinute: 60 }],
  ['rescheduled', { previousKickOff: NOON }],
  ['awarded', { home: 3, away: 0, reason: 'Qərar' }],
])('%s is stored with all that it says: %j', (type, own) => {
  const event = { type, ...own, at: NOON };
  expect(eventKinds[type].schema.parse(event)).toEqual(event);
});

it.each(['postponed', 'cancelled', 'abandoned', 'awarded'] as const)(
  'a match that is %s has this status',
  (type) => {
    const match = { status: 'live' } as MatchStatus;
    kindOf({ type }).changeStatus(match, {
      type,
      home: 3,
      away: 0,
      reason: 'Yağış',
      at: NOON,
    } as LedgerEvent);
    expect(match.status).toBe(type);
  },
);

it('only a second yellow card is another kind of event than the first one', () => {
  const instead = timelineTypes.map((type) => [type, kindOf({ type }).desk.secondTime] as const);
  expect(instead.filter(([, kind]) => kind !== undefined)).toEqual([['yellow', 'secondYellow']]);
});

it('every kind of event can be replayed from a recording', () => {
  const steps = timelineTypes.map((type) => {
    const { at: _, rate: __, ...own } = { at: null, rate: null, ...exampleOf(type) };
    const names = Object.entries(own).map(([field, value]) => [
      field,
      isPlayerField(field) && value !== null ? player.name : value,
    ]);
    return Object.fromEntries(names);
  });
  const replay = { idPrefix: 'replay', startedAt: 0, speed: 1, now: NOON };
  const { entries } = listDueEntries(
    recording.parse({ home: { name: 'A' }, away: { name: 'B' }, steps }),
    replay,
  );
  const events = entries.map((entry) => ('event' in entry ? entry.event : null));
  const withoutMoment = (event: object | null) => ({ ...event, at: undefined });
  expect(events.map(withoutMoment)).toEqual(timelineTypes.map(exampleOf).map(withoutMoment));
});
