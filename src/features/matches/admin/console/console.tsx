import { useEffect, useRef, useState } from 'react';
import { redirect } from 'react-router';
import { throwResponse, toActionError } from '#platform/admin/action-answers.server.ts';
import type { Problem } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { readConsole } from '../../rules/console/read-console.ts';
import type { Side } from '../../rules/event-fields.ts';
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
import { findEntryProblems, findLastSide, formatClock } from './entry-state.ts';
import { isStatisticsEntry } from './parse-statistics.ts';
import { QueueStatus } from './queue-status.tsx';
import { runEntry } from './run-entry.server.ts';
import { StatisticsForm } from './statistics-form.tsx';
import { type LiveConsole, useConsole } from './use-console.ts';
import { useDoubleTapGuard } from './use-double-tap-guard.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const state = await readConsole(db, params).catch(throwResponse);
  return {
    console: { state, now: now() },
    panel: readPanel(new URL(request.url).searchParams),
    entryId: newId(),
    staffId: actor.id,
    canEdit: hasRole(actor, 'operator'),
    canOpenFacts: hasRole(actor, 'editor'),
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

/** On a phone the score and the buttons stand above the rest: what gets the focus by keyboard must not come to lie behind them. */
const BESIDE_BARS =
  'max-md:[&_:is(a,button,summary,input)]:scroll-mt-36 max-md:[&_:is(a,button,summary,input)]:scroll-mb-[min(21rem,55dvh)]';

/** The form in the dialog. Its minute is that of the moment when it was opened. */
interface OpenedForm extends PanelChoice, Pick<EntryFormProps, 'minute' | 'refusal'> {}

/** The live console of a match. Every form works without scripts; with them entries are queued. Authors may look. */
export default function MatchConsole({ loaderData, actionData, params }: Route.ComponentProps) {
  const { console: initial, staffId, canEdit, canOpenFacts, entryId } = loaderData;
  const live = useConsole(initial, { staffId });
  const [opened, setOpened] = useState<OpenedForm | null>(null);
  const { state } = live;
  const open = (kind: PanelChoice['kind'], eventId: string | null = null, side: Side | null = null) =>
    setOpened({ kind, eventId, side, minute: formatClock(state, live.now()), refusal: null });
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
  const refusal = actionData ?? null;
  const isOfStatistics = refusal !== null && isStatisticsEntry(refusal.fields);
  /** Queues an entry, or returns its problems. */
  const send = (fields: EntryFields) => {
    const problems = findEntryProblems(fields, state, live.now());
    if (problems.length === 0) live.send(fields);
    return problems;
  };
  return (
    <div className="grid max-w-6xl gap-4" onClickCapture={ignoreDoubleTaps}>
      <header className="flex flex-wrap items-center gap-x-2 text-muted">
        <title>{consoleText.title(`${state.home.name} ${matchText.vs} ${state.away.name}`)}</title>
        <span className="me-auto wrap-anywhere max-sm:w-full">{state.competition}</span>
        <ButtonLink to={href('/admin/matches')} look="quiet">
          {matchDeskText.title}
        </ButtonLink>
        {canEdit && (
          <ButtonLink to={href('/admin/matches/:id/line-ups', params)} look="quiet">
            {lineUpFormText.title}
          </ButtonLink>
        )}
        {canOpenFacts && (
          <ButtonLink to={href('/admin/matches/:id', params)} look="quiet">
            {matchDeskText.facts}
          </ButtonLink>
        )}
      </header>
      <ConsoleHead state={state} now={initial.now} tick={live.now} />
      {!canEdit && <Notice>{consoleText.readOnly}</Notice>}
      {!panel && !isOfStatistics && <ProblemNotice problem={refusal?.problem} />}
      {canEdit && panel && (
        <AddressForm
          key={`${panel.kind} ${panel.eventId} ${panel.side}`}
          state={state}
          panel={panel}
          lastSide={panel.side ?? lastSide}
          entryId={entryId}
          minute={formatClock(state, initial.now)}
          refusal={isOfStatistics ? null : refusal}
          send={send}
        />
      )}
      {canEdit && (
        <EntryButtons state={state} onOpen={(kind, side) => open(kind, null, side)} onUndo={undo} />
      )}
      <div className={`grid gap-4 ${BESIDE_BARS}`}>
        {/* Below the buttons: what it lists grows and shrinks, and a button must not move from under a finger. */}
        {canEdit && <QueueStatus {...live} />}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <section className="grid gap-2">
            <h2 className="text-2xl">{consoleText.events}</h2>
            <EventList events={state.events} canEdit={canEdit} onOpen={open} onSend={live.send} />
          </section>
          <PostList posts={state.posts} canEdit={canEdit} onOpen={open} onSend={live.send} />
        </div>
        {canEdit && (state.match.score || isOfStatistics) && (
          <StatisticsForm
            state={state}
            entryId={entryId}
            refusal={isOfStatistics ? refusal : null}
            onSend={send}
          />
        )}
      </div>
      {canEdit && <KeyLegend />}
      <Dialog
        title={opened ? formTitle(opened, state) : ''}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        className="max-md:mb-0"
      >
        {opened && (
          <EntryForm
            state={state}
            lastSide={opened.side ?? lastSide}
            entryId={entryId}
            panel={opened}
            minute={opened.minute}
            refusal={opened.refusal}
            onSend={(fields) => {
              const problems = send(fields);
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

interface AddressFormProps extends Omit<EntryFormProps, 'onSend'> {
  /** Queues an entry, or returns its problems. */
  send: (fields: EntryFields) => readonly Problem[];
}

/**
 * The form that the address of the page opens. With scripts its entry goes to the queue, as from a dialog, and the form closes
 * without a question to the server, which may be out of reach. Its minute is that of the moment when the page was opened.
 */
function AddressForm({ send, ...opened }: AddressFormProps) {
  const [refusal, setRefusal] = useState(opened.refusal);
  const [minute] = useState(opened.minute);
  const [isSent, setSent] = useState(false);
  if (isSent) return null;
  return (
    <section className="rounded-md border border-line p-4">
      <h2 className="mb-3 text-2xl">{formTitle(opened.panel, opened.state)}</h2>
      <EntryForm
        {...opened}
        minute={minute}
        refusal={refusal}
        onSend={(fields) => {
          const problems = send(fields);
          if (problems.length > 0) {
            setRefusal({ problem: null, problems, fields });
            return;
          }
          setSent(true);
          // A reload must not open the form again.
          history.replaceState(history.state, '', location.pathname);
        }}
      />
    </section>
  );
}

/** `Qol: Qarabağ` when the form was opened by a button of a team. */
function formTitle({ kind, side }: PanelChoice, state: LiveConsole['state']): string {
  return side ? `${panelTitle(kind)}: ${state[side].name}` : panelTitle(kind);
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
