import * as sentences from '#features/match-reports/rules/event-sentences.ts';
import { matchArticleText, roundBlockText } from '#features/match-reports/text.ts';
import type { FixtureEventType } from '../tables.ts';
import { eventNames, eventSentence, eventText } from '../text.ts';
import {
  inMinute,
  type MatchNoticeKind,
  ofStatus,
  type StatusKind,
  statusKind,
  timelineKind,
} from './define-event-kind.ts';
import { eventFields, type Mark } from './event-fields.ts';
import { statusChanges, statusRules } from './ledger/match-status.ts';

const { side, player, assist, playerIn, playerOut, isInjury, isScored } = eventFields;
const { decision, note, minutes, mark, at, rate } = eventFields;
const { home, away, halfTime, shootOut, reason, fromMinute, previousKickOff } = eventFields;

const never = () => false;
const always = () => true;
const nothing = () => null;
const push = (kind: MatchNoticeKind) => () => kind;

/** An event whose name is its title. */
const titled = (name: string) => ({ name, title: () => name, detail: nothing });
const noEffect = { score: null, statistics: [] };
const notReported = { listNote: null, roundNote: '', sentence: null };
const penaltyNote = {
  listNote: eventText.penaltyMark,
  roundNote: ` (${eventText.penaltyMark})`,
  sentence: null,
};
const ownGoalNote = {
  listNote: eventText.ownGoalMark,
  roundNote: ` (${eventText.ownGoalMark})`,
  sentence: null,
};

/** Of the marks, readers are told when a match begins, pauses and ends. */
const noticeOfMark: Record<Mark, MatchNoticeKind | null> = {
  kickOff: 'kickOff',
  halfTime: 'halfTime',
  secondHalf: null,
  extraTimeBreak: null,
  extraTime: null,
  extraTimeHalf: null,
  extraTimeSecondHalf: null,
  shootOut: null,
  fullTime: 'fullTime',
};

/**
 * Everything that can happen in a match. The ledger stores it as JSON, and score, minute, table and statistics are derived
 * from it. All that the program knows of a kind of event stands in its row: see `EventKind` and `TimelineKind`.
 */
export const eventKinds = {
  goal: timelineKind(inMinute('goal', { side, player, assist }), {
    ...titled(eventNames.goal),
    tell: sentences.tellGoal(),
    desk: { buttons: ['goal'], group: 'shot' },
    score: 'goal',
    statistics: [],
    told: { inLists: true, announced: always },
    push: push('goal'),
    report: notReported,
  }),
  penaltyGoal: timelineKind(inMinute('penaltyGoal', { side, player, assist }), {
    ...titled(eventNames.penaltyGoal),
    tell: sentences.tellGoal(` (${eventSentence.fromPenalty})`),
    desk: { buttons: ['goal', 'penalty'], group: 'shot' },
    score: 'penalty',
    statistics: [],
    told: { inLists: true, announced: always },
    push: push('goal'),
    report: penaltyNote,
  }),
  ownGoal: timelineKind(inMinute('ownGoal', { side, player }), {
    ...titled(eventNames.ownGoal),
    tell: sentences.tellGoal(` (${eventText.ownGoalMark})`),
    desk: { buttons: ['goal'], group: 'shot' },
    score: 'ownGoal',
    statistics: [],
    told: { inLists: true, announced: always },
    push: push('goal'),
    report: ownGoalNote,
  }),
  missedPenalty: timelineKind(inMinute('missedPenalty', { side, player }), {
    ...titled(eventNames.missedPenalty),
    tell: sentences.tellPlayer(eventNames.missedPenalty),
    desk: { buttons: ['penalty'], group: 'shot' },
    score: null,
    statistics: ['missedPenalties'],
    told: { inLists: true, announced: never },
    push: nothing,
    report: { ...notReported, sentence: matchArticleText.missed },
  }),
  yellow: timelineKind(inMinute('yellow', { side, player }), {
    ...titled(eventNames.yellow),
    tell: sentences.tellPlayer(eventNames.yellow),
    desk: { buttons: ['yellow'], group: 'card', secondTime: 'secondYellow' },
    score: null,
    statistics: ['yellowCards'],
    told: { inLists: true, announced: never },
    push: nothing,
    report: notReported,
  }),
  secondYellow: timelineKind(inMinute('secondYellow', { side, player }), {
    ...titled(eventNames.secondYellow),
    tell: sentences.tellPlayer(eventNames.secondYellow),
    desk: { buttons: ['yellow'], group: 'card' },
    score: null,
    statistics: ['yellowCards', 'redCards'],
    told: { inLists: true, announced: always },
    push: push('redCard'),
    report: {
      listNote: eventText.redMark,
      roundNote: ` – ${roundBlockText.secondYellow}`,
      sentence: matchArticleText.sentOffTwice,
    },
  }),
  red: timelineKind(inMinute('red', { side, player }), {
    ...titled(eventNames.red),
    tell: sentences.tellPlayer(eventNames.red),
    desk: { buttons: ['red'], group: 'card' },
    score: null,
    statistics: ['redCards'],
    told: { inLists: true, announced: always },
    push: push('redCard'),
    report: { listNote: eventText.redMark, roundNote: '', sentence: matchArticleText.sentOff },
  }),
  substitution: timelineKind(inMinute('substitution', { side, playerIn, playerOut, isInjury }), {
    ...titled(eventNames.substitution),
    detail: (event) => (event.isInjury ? 'injury' : null),
    tell: sentences.tellSubstitution,
    desk: { buttons: ['substitution'], group: null },
    score: null,
    statistics: ['substitutions'],
    told: { inLists: true, announced: never },
    push: nothing,
    report: notReported,
  }),
  var: timelineKind(inMinute('var', { side: side.nullable(), decision, note }), {
    name: eventNames.var,
    detail: (event) => event.decision,
    title: (detail) => `${eventNames.var}: ${wordOf(eventSentence.varDecision, detail)}`,
    tell: sentences.tellDecision,
    desk: { buttons: ['var'], group: null },
    ...noEffect,
    told: { inLists: true, announced: always },
    push: nothing,
    report: notReported,
  }),
  addedTime: timelineKind(
    { ...inMinute('addedTime', { minutes }), changeStatus: statusChanges.addedTime },
    {
      name: eventNames.addedTime,
      detail: (event) => String(event.minutes),
      title: (detail) => eventText.addedTime(detail ?? ''),
      tell: (event) => [eventText.addedTime(event.minutes)],
      desk: { buttons: ['addedTime'], group: null },
      ...noEffect,
      told: { inLists: false, announced: never },
      push: nothing,
      report: notReported,
    },
  ),
  mark: timelineKind(
    {
      ...inMinute('mark', { mark, at, rate }),
      when: 'mark',
      findProblem: statusRules.mark,
      changeStatus: statusChanges.mark,
    },
    {
      name: eventNames.mark,
      detail: (event) => event.mark,
      title: (detail) => wordOf(eventSentence.mark, detail),
      tell: sentences.tellMark,
      desk: { buttons: ['mark'], group: null },
      ...noEffect,
      told: { inLists: false, announced: (detail) => detail === 'fullTime' },
      push: (event) => noticeOfMark[event.mark],
      report: notReported,
    },
  ),
  shootOutKick: timelineKind(
    { ...inMinute('shootOutKick', { side, player, isScored }), when: 'shootOut' },
    {
      name: eventNames.shootOutKick,
      detail: (event) => (event.isScored ? 'scored' : 'missed'),
      title: (detail) => (detail === 'scored' ? eventNames.penaltyGoal : eventNames.missedPenalty),
      tell: sentences.tellKick,
      desk: { buttons: ['penalty'], group: null },
      ...noEffect,
      told: { inLists: true, announced: always },
      push: nothing,
      report: notReported,
    },
  ),
  /** A final score without its events, as lists of results have it. */
  result: statusKind(ofStatus('result', { home, away, halfTime, shootOut }), {
    findProblem: statusRules.undecided,
    changeStatus: statusChanges.result,
    tell: sentences.tellResult,
    push: push('fullTime'),
  }),
  postponed: statusKind(ofStatus('postponed', { reason }), {
    findProblem: statusRules.beforeKickOff,
    changeStatus: statusChanges.decision('postponed'),
    tell: sentences.tellStatus(eventSentence.status.postponed),
    push: push('calledOff'),
  }),
  cancelled: statusKind(ofStatus('cancelled', { reason }), {
    findProblem: statusRules.beforeKickOff,
    changeStatus: statusChanges.decision('cancelled'),
    tell: sentences.tellStatus(eventSentence.status.cancelled),
    push: push('calledOff'),
  }),
  suspended: statusKind(ofStatus('suspended', { reason }), {
    findProblem: statusRules.live,
    changeStatus: statusChanges.suspension,
    tell: sentences.tellStatus(eventSentence.status.suspended),
    push: nothing,
  }),
  /** The clock runs again from this minute. */
  resumed: statusKind(ofStatus('resumed', { fromMinute }), {
    findProblem: statusRules.suspended,
    changeStatus: statusChanges.resumption,
    tell: sentences.tellStatus(eventSentence.status.resumed),
    push: nothing,
  }),
  abandoned: statusKind(ofStatus('abandoned', { reason }), {
    findProblem: statusRules.ongoing,
    changeStatus: statusChanges.decision('abandoned'),
    tell: sentences.tellStatus(eventSentence.status.abandoned),
    push: push('fullTime'),
  }),
  /** The match is on again after a postponement or a cancellation. Entries of earlier versions have no `previousKickOff`. */
  rescheduled: statusKind(ofStatus('rescheduled', { previousKickOff }), {
    findProblem: statusRules.calledOff,
    changeStatus: statusChanges.newKickOff,
    tell: sentences.tellStatus(eventSentence.status.rescheduled),
    push: nothing,
  }),
  awarded: statusKind(ofStatus('awarded', { home, away, reason }), {
    findProblem: statusRules.any,
    changeStatus: statusChanges.decision('awarded'),
    tell: sentences.tellAward,
    push: push('fullTime'),
  }),
} satisfies { [Type in FixtureEventType | StatusKind]: { schema: { shape: { type: { value: Type } } } } };

function wordOf(words: Readonly<Record<string, string>>, key: string | null): string {
  return words[key ?? ''] ?? '';
}
