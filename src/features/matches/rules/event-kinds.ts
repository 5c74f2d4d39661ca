import { matchArticleText, roundBlockText } from '#features/match-reports/text.ts';
import type { FixtureEventType } from '../tables.ts';
import { eventNames, eventSentence, eventText } from '../text.ts';
import {
  defineMinuteEvent,
  defineStatusEvent,
  defineSummaryEvent,
  type MatchNoticeKind,
  type StatusKind,
  type SummaryKind,
  statusKind,
  summaryKind,
  timelineKind,
} from './define-event-kind.ts';
import { eventFields, type PeriodMark } from './event-fields.ts';
import { statusChanges, statusRules } from './ledger/match-status.ts';
import { matchStatistics } from './match-statistics.ts';
import * as sentences from './text/event-sentences.ts';

const { side, player, assist, playerIn, playerOut, isInjury, isScored } = eventFields;
const { decision, note, minutes, mark, at, rate } = eventFields;
const { home, away, halfTime, regular, shootOut, reason, fromMinute, previousKickOff } = eventFields;

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

/** Of the period marks, the kick-off, half-time and the end have a push notice. */
const noticeOfMark: Record<PeriodMark, MatchNoticeKind | null> = {
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
  goal: timelineKind(defineMinuteEvent('goal', { side, player, assist }), {
    ...titled(eventNames.goal),
    describe: sentences.describeGoal(),
    icon: () => 'goal',
    desk: { buttons: ['goal'], group: 'shot' },
    score: 'goal',
    statistics: [],
    visibility: { inLists: true, isAnnounced: always },
    push: push('goal'),
    report: notReported,
  }),
  penaltyGoal: timelineKind(defineMinuteEvent('penaltyGoal', { side, player, assist }), {
    ...titled(eventNames.penaltyGoal),
    describe: sentences.describeGoal(` (${eventSentence.fromPenalty})`),
    icon: () => 'penaltyGoal',
    desk: { buttons: ['goal', 'penalty'], group: 'shot' },
    score: 'penalty',
    statistics: [],
    visibility: { inLists: true, isAnnounced: always },
    push: push('goal'),
    report: penaltyNote,
  }),
  ownGoal: timelineKind(defineMinuteEvent('ownGoal', { side, player }), {
    ...titled(eventNames.ownGoal),
    describe: sentences.describeGoal(` (${eventText.ownGoalMark})`),
    icon: () => 'ownGoal',
    desk: { buttons: ['goal'], group: 'shot' },
    score: 'ownGoal',
    statistics: [],
    visibility: { inLists: true, isAnnounced: always },
    push: push('goal'),
    report: ownGoalNote,
  }),
  missedPenalty: timelineKind(defineMinuteEvent('missedPenalty', { side, player }), {
    ...titled(eventNames.missedPenalty),
    describe: sentences.describePlayerEvent(eventNames.missedPenalty),
    icon: () => 'missedPenalty',
    desk: { buttons: ['penalty'], group: 'shot' },
    score: null,
    statistics: ['missedPenalties'],
    visibility: { inLists: true, isAnnounced: never },
    push: nothing,
    report: { ...notReported, sentence: matchArticleText.missed },
  }),
  yellow: timelineKind(defineMinuteEvent('yellow', { side, player }), {
    ...titled(eventNames.yellow),
    describe: sentences.describePlayerEvent(eventNames.yellow),
    icon: () => 'yellow',
    desk: { buttons: ['yellow'], group: 'card', secondTime: 'secondYellow' },
    score: null,
    statistics: ['yellowCards'],
    visibility: { inLists: true, isAnnounced: never },
    push: nothing,
    report: notReported,
  }),
  secondYellow: timelineKind(defineMinuteEvent('secondYellow', { side, player }), {
    ...titled(eventNames.secondYellow),
    describe: sentences.describePlayerEvent(eventNames.secondYellow),
    icon: () => 'secondYellow',
    desk: { buttons: ['yellow'], group: 'card' },
    score: null,
    statistics: ['yellowCards', 'redCards'],
    visibility: { inLists: true, isAnnounced: always },
    push: push('redCard'),
    report: {
      listNote: null,
      roundNote: ` – ${roundBlockText.secondYellow}`,
      sentence: matchArticleText.sentOffTwice,
    },
  }),
  red: timelineKind(defineMinuteEvent('red', { side, player }), {
    ...titled(eventNames.red),
    describe: sentences.describePlayerEvent(eventNames.red),
    icon: () => 'red',
    desk: { buttons: ['red'], group: 'card' },
    score: null,
    statistics: ['redCards'],
    visibility: { inLists: true, isAnnounced: always },
    push: push('redCard'),
    report: { ...notReported, sentence: matchArticleText.sentOff },
  }),
  substitution: timelineKind(defineMinuteEvent('substitution', { side, playerIn, playerOut, isInjury }), {
    ...titled(eventNames.substitution),
    detail: (event) => (event.isInjury ? 'injury' : null),
    describe: sentences.describeSubstitution,
    icon: () => 'substitution',
    desk: { buttons: ['substitution'], group: null },
    score: null,
    statistics: ['substitutions'],
    visibility: { inLists: true, isAnnounced: never },
    push: nothing,
    report: notReported,
  }),
  var: timelineKind(defineMinuteEvent('var', { side: side.nullable(), decision, note }), {
    name: eventNames.var,
    detail: (event) => event.decision,
    title: (detail) => `${eventNames.var}: ${wordOf(eventSentence.varDecision, detail)}`,
    describe: sentences.describeVarDecision,
    icon: () => 'var',
    desk: { buttons: ['var'], group: null },
    ...noEffect,
    visibility: { inLists: true, isAnnounced: always },
    push: nothing,
    report: notReported,
  }),
  addedTime: timelineKind(
    { ...defineMinuteEvent('addedTime', { minutes }), changeStatus: statusChanges.addedTime },
    {
      name: eventNames.addedTime,
      detail: (event) => String(event.minutes),
      title: (detail) => eventText.addedTime(detail ?? ''),
      describe: (event) => [eventText.addedTime(event.minutes)],
      icon: () => null,
      desk: { buttons: ['addedTime'], group: null },
      ...noEffect,
      visibility: { inLists: false, isAnnounced: never },
      push: nothing,
      report: notReported,
    },
  ),
  mark: timelineKind(
    {
      ...defineMinuteEvent('mark', { mark, at, rate }),
      when: 'mark',
      findProblem: statusRules.mark,
      changeStatus: statusChanges.mark,
    },
    {
      name: eventNames.mark,
      detail: (event) => event.mark,
      title: (detail) => wordOf(eventSentence.mark, detail),
      describe: sentences.describePeriodMark,
      icon: () => null,
      desk: { buttons: ['mark'], group: null },
      ...noEffect,
      visibility: { inLists: false, isAnnounced: (detail) => detail === 'fullTime' },
      push: (event) => noticeOfMark[event.mark],
      report: notReported,
    },
  ),
  shootOutKick: timelineKind(
    { ...defineMinuteEvent('shootOutKick', { side, player, isScored }), when: 'shootOut' },
    {
      name: eventNames.shootOutKick,
      detail: (event) => (event.isScored ? 'scored' : 'missed'),
      title: (detail) => (detail === 'scored' ? eventNames.penaltyGoal : eventNames.missedPenalty),
      describe: sentences.describeShootOutKick,
      icon: (detail) => (detail === 'scored' ? 'penaltyGoal' : 'missedPenalty'),
      desk: { buttons: ['penalty'], group: null },
      ...noEffect,
      visibility: { inLists: true, isAnnounced: always },
      push: nothing,
      report: notReported,
    },
  ),
  /** A final score without its events, as lists of results have it. */
  result: statusKind(defineStatusEvent('result', { home, away, halfTime, regular, shootOut }), {
    findProblem: statusRules.undecided,
    changeStatus: statusChanges.result,
    describe: sentences.describeResult,
    push: push('fullTime'),
  }),
  postponed: statusKind(defineStatusEvent('postponed', { reason }), {
    findProblem: statusRules.beforeKickOff,
    changeStatus: statusChanges.decision('postponed'),
    describe: sentences.describeStatusChange(eventSentence.status.postponed),
    push: push('calledOff'),
  }),
  cancelled: statusKind(defineStatusEvent('cancelled', { reason }), {
    findProblem: statusRules.beforeKickOff,
    changeStatus: statusChanges.decision('cancelled'),
    describe: sentences.describeStatusChange(eventSentence.status.cancelled),
    push: push('calledOff'),
  }),
  suspended: statusKind(defineStatusEvent('suspended', { reason }), {
    findProblem: statusRules.live,
    changeStatus: statusChanges.suspension,
    describe: sentences.describeStatusChange(eventSentence.status.suspended),
    push: nothing,
  }),
  /** The clock runs again from this minute. */
  resumed: statusKind(defineStatusEvent('resumed', { fromMinute }), {
    findProblem: statusRules.suspended,
    changeStatus: statusChanges.resumption,
    describe: sentences.describeStatusChange(eventSentence.status.resumed),
    push: nothing,
  }),
  abandoned: statusKind(defineStatusEvent('abandoned', { reason }), {
    findProblem: statusRules.ongoing,
    changeStatus: statusChanges.decision('abandoned'),
    describe: sentences.describeStatusChange(eventSentence.status.abandoned),
    push: push('fullTime'),
  }),
  /** The match is on again after a postponement or a cancellation. Entries of earlier versions have no `previousKickOff`. */
  rescheduled: statusKind(defineStatusEvent('rescheduled', { previousKickOff }), {
    findProblem: statusRules.calledOff,
    changeStatus: statusChanges.newKickOff,
    describe: sentences.describeStatusChange(eventSentence.status.rescheduled),
    push: nothing,
  }),
  awarded: statusKind(defineStatusEvent('awarded', { home, away, reason }), {
    findProblem: statusRules.any,
    changeStatus: statusChanges.decision('awarded'),
    describe: sentences.describeAward,
    push: push('fullTime'),
  }),
  /** All that is known of the statistics that nobody can count from the events. The newest one holds. */
  statistics: summaryKind(defineSummaryEvent('statistics', { statistics: matchStatistics }), {
    describe: sentences.describeStatistics,
  }),
} satisfies {
  [Type in FixtureEventType | StatusKind | SummaryKind]: { schema: { shape: { type: { value: Type } } } };
};

function wordOf(words: Readonly<Record<string, string>>, key: string | null): string {
  return words[key ?? ''] ?? '';
}
