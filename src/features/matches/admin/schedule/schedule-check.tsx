import { Form } from 'react-router';
import { formatDateTime, formatDayMonth } from '#az/format/dates.ts';
import { formatGroup } from '#features/competitions/rules/stages/stage-words.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import type { TypedFields } from '#platform/records/record.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { formatRound } from '../../rules/match-words.ts';
import { matchText, scheduleText } from '../../text.ts';
import type { CheckedRound, CheckedSchedule } from './check-schedule.server.ts';

interface ScheduleCheckProps {
  checked: CheckedSchedule;
  /** What was checked. The button that writes sends it again. */
  typed: TypedFields;
  seed: string;
  version: number;
  /** Something was drawn, so it can be drawn again. */
  isDrawn: boolean;
}

/** The matches that would be created, round by round, what is probably wrong with them, and the button that creates them. */
export function ScheduleCheck({ checked, typed, seed, version, isDrawn }: ScheduleCheckProps) {
  const { rounds } = checked;
  const matches = rounds.flatMap((round) => round.matches);
  const buttons = (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
      <HiddenFields fields={{ ...typed, seed, version: String(version) }} />
      <IntentButton intent="create" look="primary">
        {scheduleText.create}
      </IntentButton>
      {isDrawn && <IntentButton intent="redraw">{scheduleText.drawAgain}</IntentButton>}
    </Form>
  );
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-3xl">{scheduleText.checked}</h2>
        <p className="tabular text-muted">{scheduleText.summary(rounds.length, matches.length)}</p>
      </div>
      <p className="text-muted">{scheduleText.checkedHint}</p>
      <Problems checked={checked} />
      {buttons}
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {rounds.map((round) => (
          <Round key={round.key} round={round} />
        ))}
      </div>
      {rounds.length > 3 && buttons}
    </section>
  );
}

/** What is probably wrong. It refuses nothing. */
function Problems({ checked: { clashes, isPast, hasRest } }: { checked: CheckedSchedule }) {
  const lines = [
    ...(isPast ? [scheduleText.past] : []),
    ...(hasRest ? [scheduleText.resting] : []),
    ...clashes.map(({ team, kickOff, other }) =>
      scheduleText.twice(team, formatDayMonth(kickOff), other.home, other.away),
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <Notice>
      <p className="font-semibold text-warning">{scheduleText.problems}</p>
      <ul className="list-disc ps-5">
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Round({ round: { key, matches, byes, waiting } }: { round: CheckedRound }) {
  const days = Map.groupBy(matches, ({ kickOff }) => kickOff);
  return (
    <section className="grid content-start gap-1">
      <h3 className="border-accent border-b-2 pb-1 text-xl">{formatRound(key)}</h3>
      {[...days].map(([kickOff, ofDay]) => (
        <div key={kickOff}>
          <p className="tabular font-semibold text-sm">{formatDateTime(kickOff)}</p>
          <ul>
            {ofDay.map(({ home, away, group }) => (
              <li key={`${home} ${away}`} className="wrap-anywhere">
                {home} {matchText.vs} {away}
                {group !== null && <span className="text-muted text-sm"> {formatGroup(group)}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className="text-muted">
        {byes.map((team) => (
          <li key={team}>{scheduleText.bye(team)}</li>
        ))}
        {waiting.map(({ home, away }) => (
          <li key={`${home} ${away}`}>
            {home} {matchText.vs} {away}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Fields of a form that its page does not show. */
export function HiddenFields({ fields }: { fields: TypedFields }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
