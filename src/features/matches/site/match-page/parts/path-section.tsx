import { formatGroup, formatStage } from '#features/competitions/rules/stages/stage-words.ts';
import { tieText } from '#features/competitions/text.ts';
import type { MatchTie, TableStep, TieStep } from '../../../rules/coverage/read-match-tie.ts';
import { sides } from '../../../rules/event-fields.ts';
import { type Fixture, formatScore } from '../../../rules/fixture.ts';
import { matchAddress } from '../../../rules/match-addresses.ts';
import { formatRound } from '../../../rules/match-words.ts';
import { formatDecision } from '../../../rules/tie-words.ts';
import { matchPageText } from '../../../text.ts';

/** The ties that each team has won on its way to the match, its places in tables, and where the winner plays next. Nothing without either. */
export function PathSection({ match, tie }: { match: Pick<Fixture, 'home' | 'away'>; tie: MatchTie }) {
  const paths = sides.filter((side) => tie.path[side].length > 0);
  if (paths.length === 0 && !tie.next) return null;
  return (
    <section>
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{matchPageText.path}</h2>
      {paths.map((side) => (
        <section key={side} className="mt-3">
          <h3 className="text-lg">{match[side].shortName}</h3>
          <ul className="tabular text-sm">
            {tie.path[side].map((step) =>
              'tie' in step ? (
                <WonTie key={step.tie} step={step} />
              ) : (
                <TablePlace key={step.stage.id} step={step} />
              ),
            )}
          </ul>
        </section>
      ))}
      {tie.next && (
        <p className="mt-3 text-sm">
          <span className="text-muted">{matchPageText.nextRound}:</span> {formatRound(tie.next.round)}
          {tie.next.opponent && `, ${tie.next.opponent}`}
        </p>
      )}
    </section>
  );
}

const LINE = 'flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1';

function TablePlace({ step: { stage, group, position, points } }: { step: TableStep }) {
  return (
    <li className={`border-line border-b ${LINE}`}>
      <span className="text-muted">{group === null ? formatStage(stage) : formatGroup(group)}</span>
      <span>{matchPageText.tablePlace(position, points)}</span>
    </li>
  );
}

function WonTie({ step: { round, opponent, aggregate, decidedBy, match } }: { step: TieStep }) {
  const text = (
    <>
      <span className="text-muted">{formatRound(round)}</span>
      <span>
        {opponent ?? tieText.bye}{' '}
        {aggregate && <span className="font-semibold">{formatScore(aggregate)}</span>}{' '}
        <span className="text-muted">{formatDecision(decidedBy)}</span>
      </span>
    </>
  );
  return (
    <li className="border-line border-b">
      {match ? (
        <a href={matchAddress(match)} className={`${LINE} hover:text-accent`}>
          {text}
        </a>
      ) : (
        <p className={LINE}>{text}</p>
      )}
    </li>
  );
}
