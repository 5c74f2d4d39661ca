import { useEffect, useRef, useState } from 'react';
import { redirect } from 'react-router';
import { throwResponse, toActionError } from '#platform/admin/action-answers.server.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { toCommentaryColumns } from '../../rules/commentary/commentary-input.ts';
import { type ConsoleState, readConsole } from '../../rules/console/read-console.ts';
import type { Side } from '../../rules/event-fields.ts';
import { readClock } from '../../rules/match-clock.ts';
import { consoleText, lineUpFormText, matchDeskText, matchText } from '../../text.ts';
import type { Route } from './+types/console.ts';
import { ConsoleHead } from './console-head.tsx';
import { EntryButtons } from './entry-buttons.tsx';
import {
  type ButtonKind,
  buttonKinds,
  consoleButtons,
  type EntryFields,
  type PanelChoice,
  panelTitle,
  readEntryFields,
  readPanel,
} from './entry-fields.ts';
import { EntryForm, type EntryFormProps } from './entry-form.tsx';
import { EventList, PostList } from './entry-lists.tsx';
import { parseClockMinute, parseEntry, parsePost } from './parse-entry.ts';
import { QueueStatus } from './queue-status.tsx';
import { runEntry } from './run-entry.server.ts';
import { type LiveConsole, useConsole } from './use-console.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const state = await readConsole(db, params).catch(throwResponse);
  return {
    console: { state, now: now() },
    panel: readPanel(new URL(request.url).searchParams),
    entryId: newId(),
    staffId: actor.id,
    canEdit: hasRole(actor, 'editor'),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const fields = readEntryFields(await request.formData());
  try {
    await runEntry(servicesOf(context), { actor: actorOf(context), fixtureId: params.id, fields });
    return redirect(href('/admin/matches/:id/console', params));
  } catch (error) {
    if (error instanceof Response) throw error;
    return toActionError(error, { fields });
  }
}

/** The form in the dialog. Its minute is that of the moment when it was opened. */
interface OpenedForm extends PanelChoice, Pick<EntryFormProps, 'minute' | 'refusal'> {}

/** The live console of a match. Every form works without scripts; with them entries are queued. Authors may look. */
export default function MatchConsole({ loaderData, actionData, params }: Route.ComponentProps) {
  const { console: initial, staffId, canEdit, entryId } = loaderData;
  const live = useConsole(initial, { staffId });
  const [opened, setOpened] = useState<OpenedForm | null>(null);
  const { state } = live;
  const open = (kind: PanelChoice['kind'], eventId: string | null = null) =>
    setOpened({ kind, eventId, minute: formatClock(state, live.now()), refusal: null });
  const undo = findUndo(live, staffId);
  const newest = state.events.find(({ isRetracted }) => !isRetracted);
  useConsoleKeys(
    canEdit
      ? {
          openPanel: open,
          undo: () => undo?.(),
          retract: () => newest && open('retract', newest.id),
        }
      : null,
  );
  const lastSide = findLastSide(state);
  const ignoreDoubleTaps = useDoubleTapGuard();
  const panel = loaderData.panel;
  return (
    <div className="grid max-w-6xl gap-4" onClickCapture={ignoreDoubleTaps}>
      <header className="flex flex-wrap items-center gap-x-2 text-muted">
        <title>{consoleText.title(`${state.home.name} ${matchText.vs} ${state.away.name}`)}</title>
        <span className="me-auto max-sm:w-full">{state.competition}</span>
        <ButtonLink to={href('/admin/matches')} look="quiet">
          {matchDeskText.title}
        </ButtonLink>
        {canEdit && (
          <>
            <ButtonLink to={href('/admin/matches/:id/line-ups', params)} look="quiet">
              {lineUpFormText.title}
            </ButtonLink>
            <ButtonLink to={href('/admin/matches/:id', params)} look="quiet">
              {matchDeskText.facts}
            </ButtonLink>
          </>
        )}
      </header>
      <ConsoleHead state={state} now={initial.now} tick={live.now} />
      {canEdit ? <QueueStatus {...live} /> : <Notice>{consoleText.readOnly}</Notice>}
      {!panel && <ProblemNotice problem={actionData?.problem} />}
      {canEdit && panel && (
        <section className="rounded-md border border-line p-4">
          <h2 className="mb-3 text-2xl">{panelTitle(panel.kind)}</h2>
          <EntryForm
            state={state}
            panel={panel}
            lastSide={lastSide}
            entryId={entryId}
            minute={formatClock(state, initial.now)}
            refusal={actionData ?? null}
          />
        </section>
      )}
      {canEdit && <EntryButtons onOpen={open} onUndo={undo} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <section className="grid gap-2">
          <h2 className="text-2xl">{consoleText.events}</h2>
          <EventList events={state.events} canEdit={canEdit} onOpen={open} onSend={live.send} />
        </section>
        <PostList posts={state.posts} canEdit={canEdit} onOpen={open} onSend={live.send} />
      </div>
      {canEdit && <KeyLegend />}
      <Dialog
        title={opened ? panelTitle(opened.kind) : ''}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        className="max-md:mb-0"
      >
        {opened && (
          <EntryForm
            state={state}
            lastSide={lastSide}
            entryId={entryId}
            panel={opened}
            minute={opened.minute}
            refusal={opened.refusal}
            onSend={(fields) => {
              const problems = findEntryProblems(fields, state, live.now());
              if (problems.length === 0) live.send(fields);
              setOpened(
                problems.length === 0 ? null : { ...opened, refusal: { problem: null, problems, fields } },
              );
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

/** The current minute as the forms take it; empty when the match is not being played. */
function formatClock({ match: { phase, clock } }: ConsoleState, now: number): string {
  if (!phase) return '';
  const { minute, added } = readClock({ phase, clock }, now);
  return added === null ? `${minute}` : `${minute}+${added}`;
}

/** The form that a key opens. Space opens the marks too. */
function findForm(key: string): ButtonKind | undefined {
  if (key === ' ') return 'mark';
  return buttonKinds.find((kind) => consoleButtons[kind].key.toLowerCase() === key.toLowerCase());
}

interface ConsoleKeys {
  openPanel: (kind: ButtonKind) => void;
  undo: () => void;
  retract: () => void;
}

const CONTROLS = 'input, textarea, select, [contenteditable], button, summary, a';

/**
 * Listens for the keys of the console, outside of text fields and dialogs. The keys of the back-office (`g`, then a letter)
 * do not work here: `g` is a goal.
 */
function useConsoleKeys(keys: ConsoleKeys | null): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const { target, key } = event;
      if (!current.current || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector('dialog[open]')) return;
      const element = target instanceof HTMLElement ? target : null;
      if (element?.closest('input, textarea, select, [contenteditable]')) return;
      // Space presses a focused button.
      if (key === ' ' && element?.closest(CONTROLS)) return;
      const kind = findForm(key);
      if (kind) current.current.openPanel(kind);
      else if (key.toLowerCase() === 'u') current.current.undo();
      else if (key === 'Delete') current.current.retract();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  }, []);
}

/** The team of the last event. The forms show its players first. */
function findLastSide({ events }: ConsoleState): Side {
  const last = events.find(({ event, isRetracted }) => !isRetracted && 'side' in event && event.side)?.event;
  return last && 'side' in last && last.side ? last.side : 'home';
}

/** Retracts the operator's last event, also one that still waits to be sent. Null when there is none. */
function findUndo({ queue, state, send }: LiveConsole, staffId: string): (() => void) | null {
  const retracted = new Set(queue.map(({ fields }) => fields.eventId));
  const waiting = queue.findLast(
    ({ id, problem, fields }) => problem === null && fields.intent === 'add' && !retracted.has(id),
  );
  const own = state.events.find(
    (event) => event.staffId === staffId && !event.isRetracted && !retracted.has(event.id),
  );
  const eventId = waiting?.id ?? own?.id;
  if (eventId === undefined) return null;
  return () => send({ intent: 'retract', eventId, reason: consoleText.undoReason });
}

const DOUBLE_TAP_MS = 400;
const DOUBLE_TAP_PX = 24;

/**
 * A handler of clicks in the capture phase that ignores the second tap of a double tap on a button. The first tap may open or
 * close a form under the thumb, and the second one would press what stands there: a whistle, or another undo.
 */
function useDoubleTapGuard(): (event: React.MouseEvent) => void {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return (event) => {
    const { detail, target, timeStamp: at, clientX: x, clientY: y } = event;
    // A key presses a button without a position.
    if (detail === 0 || !(target instanceof Element) || !target.closest('a, button')) return;
    const isSecond =
      at - last.current.at < DOUBLE_TAP_MS &&
      Math.hypot(x - last.current.x, y - last.current.y) < DOUBLE_TAP_PX;
    if (!isSecond) {
      last.current = { at, x, y };
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}

/** What each key of the console does. Phones have no keys. */
function KeyLegend() {
  const keys: [key: string, label: string][] = [
    ...Object.values(consoleButtons).map(({ key, title }): [string, string] => [key, title]),
    [consoleText.undoKey, consoleText.undoHint],
    [consoleText.retractKey, consoleText.retractHint],
  ];
  return (
    <section className="needs-script hidden text-muted text-sm md:block">
      <h2 className="text-lg">{consoleText.keys}</h2>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {keys.map(([key, label]) => (
          <div key={key} className="flex items-baseline gap-2">
            <dt>
              <kbd className="rounded border border-line px-1.5 font-semibold text-ink">{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The problems of an entry that the browser can find itself, so that the open form shows them. `at` is epoch ms. */
function findEntryProblems(fields: EntryFields, state: ConsoleState, at: number): readonly Problem[] {
  try {
    checkEntry(fields, state, at);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems;
    throw error;
  }
}

function checkEntry(fields: EntryFields, state: ConsoleState, at: number): void {
  const { intent, reason = '' } = fields;
  if (intent === 'add' || intent === 'correct') parseEntry(fields, state, at);
  else if (intent === 'clock') parseClockMinute(fields);
  else if (intent === 'post' || intent === 'editPost') toCommentaryColumns(parsePost(fields));
  else if (intent === 'retract' && reason.trim() === '')
    throw new InvalidInput([{ field: 'reason', code: 'match.reasonRequired' }]);
}
