import type { ProblemCode } from '#platform/message-texts.ts';
import { z } from '#platform/zod.ts';
import type { FixtureEventType } from '../tables.ts';
import type { eventButtonText } from '../text.ts';
import {
  eventFields,
  recordedFields,
  recordedMinute,
  recordedTime,
  type Side,
  timeFields,
} from './event-fields.ts';
import { type MatchStatus, statusChanges, statusRules } from './ledger/match-status.ts';
import type { SentenceContext, Sentences } from './text/event-sentences.ts';

/** Decisions about the match, and a result without events. They are no event of the timeline. */
export type StatusKind =
  | 'result'
  | 'postponed'
  | 'cancelled'
  | 'suspended'
  | 'resumed'
  | 'abandoned'
  | 'rescheduled'
  | 'awarded';

/** Numbers about the whole match. They are no event of the timeline and no news. */
export type SummaryKind = 'statistics';

/** The push notices about a match. Line-ups are not in the ledger and have a notice of their own. */
export type MatchNoticeKind = 'kickOff' | 'goal' | 'redCard' | 'halfTime' | 'fullTime' | 'calledOff';

/** A statistic of a match, a season or a week that is counted from its events. */
export type CountedStatistic = 'yellowCards' | 'redCards' | 'substitutions' | 'missedPenalties';

/** The icons of events on readers' pages: the pictures of `event-icons.svg`. */
export type EventIconName =
  | 'goal'
  | 'penaltyGoal'
  | 'ownGoal'
  | 'missedPenalty'
  | 'yellow'
  | 'secondYellow'
  | 'red'
  | 'substitution'
  | 'in'
  | 'out'
  | 'var';

/** What every kind of event states. `Event` is an event of the kind. */
export interface EventKind<Event> {
  /**
   * When it happens. `minute`: in a minute of the match, which its sentence begins with. `shootOut`: in the shoot-out.
   * `mark`: between two parts. The others are no event of the timeline. `status`: a decision about the match. `summary`: it sums
   * the match up in numbers, and nobody outside of the desk is told about it.
   */
  when: 'minute' | 'shootOut' | 'mark' | 'status' | 'summary';
  /** Why it cannot be added to a match in this state; null when it can. */
  findProblem(match: Pick<MatchStatus, 'status' | 'phase'>, event: Event): ProblemCode | null;
  changeStatus(match: MatchStatus, event: Event): void;
  /** The sentences about it: at the console, in the audit log, as the first text of a commentary, in a push notice. */
  describe(event: Event, context: SentenceContext): Sentences;
  /** The push notice that followers of the match get; null for none. */
  push(event: Event): MatchNoticeKind | null;
}

/**
 * What a kind of event of the timeline states besides. Every such event has a line on the page of its match, and is in the
 * public API.
 */
export interface TimelineKind<Event> extends EventKind<Event> {
  when: 'minute' | 'shootOut' | 'mark';
  name: string;
  /** What readers' pages need of it besides time, side and players: the column `detail`. */
  detail(event: Event): string | null;
  /** The title of its line in the timeline, from its detail. */
  title(detail: string | null): string;
  /** Its icon on readers' pages, from its detail; null for what has none. */
  icon(detail: string | null): EventIconName | null;
  /** How it is entered at the console. */
  desk: {
    /** The buttons whose form enters it. */
    buttons: readonly (keyof typeof eventButtonText)[];
    /** Kinds of one group can be corrected into each other. */
    group: 'shot' | 'card' | null;
    /** The kind that is written instead when the player has an event of this kind already. */
    secondTime?: FixtureEventType;
  };
  /** How it changes the score: the side gets a goal, which counts for the scorer unless it is an own goal. */
  score: Event extends { side: Side } ? 'goal' | 'penalty' | 'ownGoal' | null : null;
  /** Where it is counted. */
  statistics: readonly CountedStatistic[];
  /** Where readers see or hear of it besides its own line. */
  visibility: {
    /** It is worth a line in lists of matches, which show the last two events. */
    inLists: boolean;
    /** Screen readers announce it on an open page. */
    isAnnounced(detail: string | null): boolean;
  };
  /** The words in texts about the match. */
  report: {
    /** After the name of a scorer: `33' Zubir (pen.)` */
    listNote: string | null;
    /** After its minute in the text of a round: `75 (pen.)` */
    roundNote: string;
    /** Its sentence in an article about the match. The sentences of goals follow from the score. */
    sentence: ((minute: string, team: string, player: string) => string) | null;
  };
}

type Details = Record<string, z.ZodType>;

/** The fields of an event of the timeline, and the rules of one that happens in a minute of the match. */
export function defineMinuteEvent<const Type extends FixtureEventType, Own extends Details>(
  type: Type,
  own: Own,
) {
  return {
    schema: z.object({ type: z.literal(type), ...own, ...timeFields }),
    recorded: z.object({
      type: z.literal(type),
      ...toRecorded(own),
      ...recordedMinute,
      /** A name within the recording, so that a retraction can name the event. */
      key: z.string().min(1).max(30).optional(),
    }),
    when: 'minute' as const,
    findProblem: statusRules.afterKickOff,
    changeStatus: statusChanges.none,
  };
}

/** The fields of a decision about the match. */
export function defineStatusEvent<const Type extends StatusKind, Own extends Details>(type: Type, own: Own) {
  const at = { at: eventFields.at };
  return {
    schema: z.object({ type: z.literal(type), ...own, ...at }),
    recorded: z.object({ type: z.literal(type), ...toRecorded(own), ...recordedTime }),
    when: 'status' as const,
  };
}

/** The fields of numbers about the match. */
export function defineSummaryEvent<const Type extends SummaryKind, Own extends Details>(
  type: Type,
  own: Own,
) {
  return {
    schema: z.object({ type: z.literal(type), ...own, at: eventFields.at }),
    recorded: z.object({ type: z.literal(type), ...toRecorded(own), ...recordedTime }),
    when: 'summary' as const,
    findProblem: statusRules.afterKickOff,
    changeStatus: statusChanges.none,
    push: () => null,
  };
}

type Recorded<Own> = {
  [Name in Exclude<keyof Own, 'at' | 'rate'>]: Name extends keyof typeof recordedFields
    ? (typeof recordedFields)[Name]
    : Own[Name];
};

function toRecorded<Own extends Details>({ at: _, rate: __, ...own }: Own): Recorded<Own> {
  const others = Object.entries(recordedFields).filter(([name]) => name in own);
  return { ...own, ...Object.fromEntries(others) } as unknown as Recorded<Own>;
}

/** Its fields are what the ledger stores, what the forms of the console ask for, and whom the event names. */
interface Schemas<Schema, Recorded> {
  /** Checks an event. */
  schema: Schema;
  /** Checks an event of a recording, where players are names. */
  recorded: Recorded;
}

type TimelineRules = 'when' | 'findProblem' | 'changeStatus';

/** A row of the table for an event of the timeline. */
export function timelineKind<Schema extends z.ZodObject, Recorded extends z.ZodObject>(
  fields: Schemas<Schema, Recorded> & Pick<TimelineKind<z.infer<Schema>>, TimelineRules>,
  row: Omit<TimelineKind<z.infer<Schema>>, TimelineRules>,
): TimelineKind<z.infer<Schema>> & Schemas<Schema, Recorded> {
  return { ...fields, ...row };
}

/** A row of the table for a decision about the match. */
export function statusKind<Schema extends z.ZodObject, Recorded extends z.ZodObject>(
  fields: Schemas<Schema, Recorded> & { when: 'status' },
  row: Omit<EventKind<z.infer<Schema>>, 'when'>,
): EventKind<z.infer<Schema>> & Schemas<Schema, Recorded> {
  return { ...fields, ...row };
}

/** A row of the table for numbers about the match. */
export function summaryKind<Schema extends z.ZodObject, Recorded extends z.ZodObject>(
  fields: Schemas<Schema, Recorded> & Omit<EventKind<z.infer<Schema>>, 'describe'>,
  row: Pick<EventKind<z.infer<Schema>>, 'describe'>,
): EventKind<z.infer<Schema>> & Schemas<Schema, Recorded> {
  return { ...fields, ...row };
}
