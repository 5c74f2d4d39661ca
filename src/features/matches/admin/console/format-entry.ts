import { teamInCase } from '#az/names/name-forms.ts';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { isPlayerField, otherSide, periodMarks, type Side } from '../../rules/event-fields.ts';
import { isTimelineType, kindOf, listDetails } from '../../rules/ledger/ledger-event.ts';
import { formatMinute } from '../../rules/match-words.ts';
import type { FixtureEventType } from '../../tables.ts';
import { consoleText, eventButtonText, eventSentence, matchPageText } from '../../text.ts';
import { type EntryFields, panelKinds, panelTitle } from './entry-fields.ts';
import { readMinute } from './parse-entry.ts';
import { isStatisticsEntry } from './parse-statistics.ts';

/** An entry of a player. */
interface PlayerEntry {
  type: FixtureEventType;
  isScored: boolean;
  side: Side;
  /** His name or shirt number; empty when nobody knows who it was. */
  player: string;
  /** The player who comes on. */
  other: string;
}

type Teams = Pick<ConsoleState, Side>;

/** An entry in words, as the button that writes it names it: `Qol: Qarabağ, Zubir`. An own goal says who gets the goal. */
export function formatEntry({ type, isScored, side, player, other }: PlayerEntry, teams: Teams): string {
  const name = player || consoleText.unknownInEntry;
  const comesOn = listDetails(type).includes('playerIn') && other;
  const entry = consoleText.entry(
    formatKind(type, isScored),
    teams[side].name,
    comesOn ? consoleText.swap(name, comesOn) : name,
  );
  if (kindOf({ type }).score !== 'ownGoal') return entry;
  return consoleText.goalFor(entry, teamInCase(teams[otherSide(side)], 'dative'));
}

function formatKind(type: FixtureEventType, isScored: boolean): string {
  const { name, when } = kindOf({ type });
  if (when !== 'shootOut') return name;
  return `${eventButtonText.penalty.title}, ${isScored ? eventSentence.scored : eventSentence.notScored}`;
}

interface Entered extends Teams, Pick<ConsoleState, 'posts'> {
  events: readonly Pick<ConsoleState['events'][number], 'id' | 'text'>[];
}

/**
 * What was sent, in words: `67' Qol: Qarabağ, Zubir`. An entry that is no event of a player has the name of its form, with the
 * event or the post that it is about.
 */
export function formatFields(fields: EntryFields, state: Entered): string {
  if (isStatisticsEntry(fields)) return matchPageText.statistics;
  const time = readMinute(fields.minute ?? '');
  return [time && formatMinute(time.minute, time.added), nameEntry(fields, state)].filter(Boolean).join(' ');
}

/** The forms that are no panel. */
const OTHER_FORMS: Record<string, string> = {
  restore: consoleText.restore,
  deletePost: consoleText.deletePost,
};

function nameEntry({ type = '', intent = '', ...fields }: EntryFields, state: Entered): string | undefined {
  if (!isTimelineType(type)) {
    const panel = panelKinds.find((kind) => kind === intent);
    const form = panel ? panelTitle(panel) : OTHER_FORMS[intent];
    const subject = [...state.events, ...state.posts].find(({ id }) => id === fields.eventId);
    return form && subject ? consoleText.about(form, subject.text) : form;
  }
  const { team, player = '', other = '', isScored } = fields;
  const mark = periodMarks.find((name) => name === fields.mark);
  if (type === 'mark' && mark) return eventSentence.mark[mark];
  const isOfPlayer = listDetails(type).some(isPlayerField);
  if (!isOfPlayer || (team !== 'home' && team !== 'away')) return kindOf({ type }).name;
  return formatEntry({ type, isScored: isScored === 'on', side: team, player, other }, state);
}
