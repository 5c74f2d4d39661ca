import type { ProblemCode } from '#platform/message-texts.ts';
import { type Side, sides } from '../../rules/event-fields.ts';
import { consoleText, eventButtonText } from '../../text.ts';

/**
 * What a form of the console sends, with and without scripts. Texts as typed:
 *
 * - `intent`: `add`, `correct`, `retract`, `restore`, `cancelGoal`, `clock`, `post`, `editPost` or `deletePost`; `id`: the id of
 *   the new entry, or of the changed post, which has a `version`;
 * - `eventId`: the event that is changed; `reason`: why; `version`: its last entry when the form of a correction was opened;
 *   `seen`: its last entry when the operator decided for the correction in spite of a colleague's;
 * - `type` of the event; `team`: the player's team; `player`, `other`: a name or a shirt number, `playerId`, `otherId` when
 *   they were chosen from the list, `playerUnclear`, `otherUnclear` when the text means several players; `minute`: `45+2`, or
 *   empty for the current minute;
 * - `text`, `isKey`, `isPinned` of a post;
 * - `home-shots`, `away-saves`: the numbers of the entry of the type `statistics`, as `statisticField` names them;
 * - `mark`, `minutes`, `decision`, `note`, `isInjury`, `isScored`: the details of some events;
 * - `at`: epoch ms of the moment when the operator pressed the button; `isSure`: the answer to a question (`findQuestion`).
 */
export type EntryFields = Readonly<Record<string, string>>;

export function readEntryFields(form: FormData): EntryFields {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** The answers to the question of the server before it writes an entry; null for every other refusal. */
export function findQuestion(problem: ProblemCode | null | undefined): EntryQuestion | null {
  const questions: Partial<Record<ProblemCode, EntryQuestion>> = consoleText.questions;
  return (problem && questions[problem]) ?? null;
}

/** `yes` sends the entry again with `isSure`, `no` drops it. */
interface EntryQuestion {
  yes: string;
  no: string;
}

/** The `eventId` of a VAR decision about a goal that nobody has entered. */
export const GOAL_NOT_ENTERED = 'none';

/** The buttons of the console, in their order. Each opens a form. */
export const consoleButtons = { ...eventButtonText, ...consoleText.buttons };
export type ButtonKind = keyof typeof consoleButtons;
export const buttonKinds = Object.keys(consoleButtons) as ButtonKind[];

/** The forms of the console: those of the buttons, and those of one event or of one post of the commentary. */
export type PanelKind = ButtonKind | keyof typeof consoleText.panel;
export const panelKinds = Object.keys({ ...consoleButtons, ...consoleText.panel }) as PanelKind[];

export function panelTitle(kind: PanelKind): string {
  return kind in consoleText.panel
    ? consoleText.panel[kind as keyof typeof consoleText.panel]
    : consoleButtons[kind as ButtonKind].title;
}

/** An open form. `eventId`: the event or the post that it is about. `side`: the team that it begins with. */
export interface PanelChoice {
  kind: PanelKind;
  eventId: string | null;
  side: Side | null;
}

export function readPanel(search: URLSearchParams): PanelChoice | null {
  const kind = panelKinds.find((name) => name === search.get('panel'));
  const side = sides.find((name) => name === search.get('team')) ?? null;
  return kind ? { kind, eventId: search.get('event'), side } : null;
}
