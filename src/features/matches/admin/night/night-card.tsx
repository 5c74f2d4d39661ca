import { useEffect, useMemo, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { inCase } from '#az/characters/endings.ts';
import { formatTime } from '#az/format/dates.ts';
import type { ScoreConflict } from '#features/match-providers/rules/provider-matches.ts';
import { providerText } from '#features/match-providers/text.ts';
import { href } from '#platform/http/href.ts';
import { commonText } from '#platform/text/common.ts';
import { Button, ButtonLink, TextLink } from '#platform/ui/button.tsx';
import { listNextMarks } from '../../rules/console/list-next-marks.ts';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { type Side, sides } from '../../rules/event-fields.ts';
import { formatScore } from '../../rules/fixture.ts';
import { listMatchWarnings, type MatchWarning } from '../../rules/live/list-match-warnings.ts';
import type { NightMatch } from '../../rules/live/list-night-matches.ts';
import { readClock } from '../../rules/match-clock.ts';
import { formatMinute, formatPhase } from '../../rules/match-words.ts';
import {
  consoleText,
  eventSentence,
  lineUpFormText,
  matchDeskText,
  matchText,
  nightText,
} from '../../text.ts';
import { type PanelChoice, panelTitle, readEntryFields } from '../console/entry-fields.ts';
import { EntryForm, type EntryFormProps } from '../console/entry-form.tsx';
import { findEntryProblems, findLastSide, formatClock } from '../console/entry-state.ts';
import { QueueStatus } from '../console/queue-status.tsx';
import { ClubSquare } from '../console/team-colors.tsx';
import { type LiveConsole, useConsole } from '../console/use-console.ts';

interface NightCardProps {
  match: NightMatch;
  /** What its providers contradict themselves about. */
  conflicts: readonly ScoreConflict[];
  staffId: string;
  /** When the server has read the match, and the current time. Epoch ms. */
  loadedAt: number;
  now: number;
}

/** One match: teams, score, minute, last event, warnings, and the buttons that enter a goal or a period mark right here. */
export function NightCard({ match, conflicts, staffId, loadedAt, now }: NightCardProps) {
  const initial = useMemo(() => ({ state: match.state, now: loadedAt }), [match.state, loadedAt]);
  const live = useConsole(initial, { staffId, polls: false });
  const { state } = live;
  const { home, away } = state;
  const name = `${home.name} ${matchText.vs} ${away.name}`;
  const last = state.events.find(({ isRetracted }) => !isRetracted);
  const { heardAt, lineUps } = match;
  const { kickOff, sample } = state;
  const warnings = listMatchWarnings({ match: state.match, kickOff, sample, heardAt, lineUps }, now);
  return (
    <article
      className="grid gap-3 wrap-anywhere rounded-md border border-line bg-paper p-4"
      data-match={state.id}
    >
      <MatchHead state={state} now={now} />
      <p aria-live="polite" className="text-sm">
        <span className="sr-only">{nightText.lastEvent}: </span>
        {last ? last.text : <span className="text-muted">{nightText.noEvent}</span>}
      </p>
      <Warnings state={state} warnings={warnings} conflicts={conflicts} />
      {(live.queue.length > 0 || live.isOffline) && <QueueStatus {...live} />}
      <CardForms live={live} name={name} />
    </article>
  );
}

/** The teams with the score, and the minute or the kick-off. */
function MatchHead({ state, now }: { state: ConsoleState; now: number }) {
  const { home, away, match, competition, kickOff } = state;
  const isLive = match.status === 'live';
  return (
    <header className="grid gap-1">
      <h2 className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 text-xl leading-tight">
        <span className="flex items-center justify-end gap-2">
          <ClubSquare team={home} />
          <span className="text-end">{home.name}</span>
        </span>
        <span className="tabular font-bold text-3xl" data-score>
          {match.score ? formatScore(match.score) : matchText.vs}
        </span>
        <span className="flex items-center gap-2">
          <span>{away.name}</span>
          <ClubSquare team={away} />
        </span>
      </h2>
      <p className="tabular flex flex-wrap justify-center gap-x-3 text-muted text-sm">
        <span className={isLive ? 'font-semibold text-live' : ''}>
          {isLive ? formatTimeOf(state, now) : matchText.status[match.status]}
        </span>
        {match.shootOut && <span>{consoleText.shootOut(formatScore(match.shootOut))}</span>}
        {match.announcedAdded !== null && <span>{consoleText.announced(match.announcedAdded)}</span>}
        <span>{formatTime(kickOff)}</span>
        <span>{competition}</span>
      </p>
    </header>
  );
}

/** `67'`, or the name of the break. */
function formatTimeOf({ match: { phase, clock } }: ConsoleState, now: number): string {
  if (!phase) return '';
  if (!clock) return formatPhase(phase);
  const { minute, added } = readClock({ phase, clock }, now);
  return formatMinute(minute, added);
}

interface WarningsProps {
  state: ConsoleState;
  warnings: readonly MatchWarning[];
  conflicts: readonly ScoreConflict[];
}

function Warnings({ state, warnings, conflicts }: WarningsProps) {
  if (warnings.length + conflicts.length === 0) return null;
  return (
    <ul aria-label={nightText.warnings} className="grid gap-1 text-sm text-warning">
      {warnings.map((warning) => (
        <li key={warning.kind}>
          {warning.kind === 'lineUp' ? (
            <>
              {nightText.lineUp(warning.sides.map((side) => state[side].shortName).join(', '))}{' '}
              <TextLink to={href('/admin/matches/:id/line-ups', { id: state.id })}>
                {lineUpFormText.title}
              </TextLink>
            </>
          ) : warning.kind === 'silent' ? (
            nightText.silent(inCase(formatTime(warning.since), 'ablative'))
          ) : (
            nightText[warning.kind]
          )}
        </li>
      ))}
      {conflicts.map(({ provider, reported, listed }) => (
        <li key={provider}>{providerText.conflict(provider, reported, listed)}</li>
      ))}
    </ul>
  );
}

/** The form that is open in a card. Its minute is that of the moment when it was opened. */
interface OpenedPanel extends PanelChoice, Pick<EntryFormProps, 'minute' | 'refusal'> {}

/** The buttons of a match, and its open form. Without scripts the buttons lead to the forms of the console. */
function CardForms({ live, name }: { live: LiveConsole; name: string }) {
  const [opened, setOpened] = useState<OpenedPanel | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const goalButtons = useRef<HTMLDivElement>(null);
  const isStartedHere = useRef(false);
  const { state } = live;
  const address = href('/admin/matches/:id/console', { id: state.id });
  const opens = opened ? `${opened.kind} ${opened.side ?? ''}` : '';
  useEffect(() => {
    if (opens === '') return;
    const start = panel.current?.querySelector<HTMLElement>('[data-autofocus]');
    // The keyboard of a phone would cover the list below the field.
    if (start?.dataset.autofocus !== 'list' || !matchMedia('(pointer: coarse)').matches) start?.focus();
  }, [opens]);
  const open = (kind: PanelChoice['kind'], side: Side | null) => {
    // The same button again keeps what is typed.
    if (opened?.kind === kind && opened.side === side) return;
    setOpened({ kind, side, eventId: null, minute: formatClock(state, live.now()), refusal: null });
  };
  const close = () => {
    opener.current?.focus();
    setOpened(null);
  };
  const isStarted = state.match.status !== 'scheduled' && state.match.status !== 'postponed';
  useEffect(() => {
    // The start button is gone with its focus.
    if (isStarted && isStartedHere.current && document.activeElement === document.body)
      goalButtons.current?.querySelector('a')?.focus();
    isStartedHere.current = false;
  }, [isStarted]);
  const look = 'grid min-h-14 place-items-center rounded-md border px-2 py-1 text-center leading-tight';
  const panelLink = (kind: 'goal' | 'mark', side: Side | null, text: string, own: string, label?: string) => (
    <Link
      key={`${kind} ${side ?? ''}`}
      to={`${address}?panel=${kind}${side ? `&team=${side}` : ''}`}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        opener.current = event.currentTarget;
        open(kind, side);
      }}
      // A key that is held after it has sent the form would open and send the next one.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      className={`${look} ${own}`}
    >
      {text}
    </Link>
  );
  return (
    <>
      {isStarted ? (
        <div ref={goalButtons} className="grid grid-cols-2 gap-2">
          {sides.map((side) =>
            panelLink(
              'goal',
              side,
              nightText.goal(state[side].shortName),
              'border-accent bg-accent font-bold text-paper',
            ),
          )}
        </div>
      ) : (
        <StartForm
          live={live}
          address={address}
          look={look}
          onStart={() => {
            isStartedHere.current = true;
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {isStarted &&
          panelLink('mark', null, nightText.marks, 'min-h-11! border-line px-4!', nightText.marksOf(name))}
        <ButtonLink to={address} aria-label={matchDeskText.openConsole(name)}>
          {matchDeskText.console}
        </ButtonLink>
      </div>
      {opened && (
        <section ref={panel} key={opens} className="grid gap-3 border-line border-t pt-3">
          <div className="flex items-center justify-between gap-2">
            <h3 className="text-xl">
              {panelTitle(opened.kind)}
              {opened.side && `: ${state[opened.side].name}`}
            </h3>
            <Button look="quiet" onClick={close}>
              {commonText.close}
            </Button>
          </div>
          <EntryForm
            state={state}
            panel={opened}
            minute={opened.minute}
            lastSide={opened.side ?? findLastSide(state)}
            entryId=""
            refusal={opened.refusal}
            onSend={(fields) => {
              const problems = findEntryProblems(fields, state, live.now());
              if (problems.length > 0) {
                setOpened({ ...opened, refusal: { problem: null, problems, fields } });
                return;
              }
              live.send(fields);
              close();
            }}
          />
        </section>
      )}
    </>
  );
}

/** The button that starts a match. Without scripts the console of the match answers. */
function StartForm({
  live,
  address,
  look,
  onStart,
}: {
  live: LiveConsole;
  address: string;
  look: string;
  onStart: () => void;
}) {
  const { match, tie } = live.state;
  const [next] = listNextMarks(match, tie);
  if (!next) return null;
  return (
    <Form
      method="post"
      action={address}
      data-is-queued=""
      onSubmit={(event) => {
        event.preventDefault();
        live.send(readEntryFields(new FormData(event.currentTarget)));
        onStart();
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="type" value="mark" />
      <input type="hidden" name="mark" value={next} />
      <button
        type="submit"
        className={`${look} w-full border-accent bg-paper font-bold text-accent hover:bg-surface`}
      >
        {eventSentence.mark[next]}
      </button>
    </Form>
  );
}
