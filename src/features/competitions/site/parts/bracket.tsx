import { ordinal } from '#az/characters/endings.ts';
import { formatScore } from '#features/matches/rules/fixture.ts';
import { matchAddress } from '#features/matches/rules/match-addresses.ts';
import { formatRound, formatStatusWord } from '#features/matches/rules/match-words.ts';
import { formatDecision, formatUnknownSide } from '#features/matches/rules/tie-words.ts';
import { MatchBadge } from '#features/matches/site/parts/match-badge.tsx';
import { TeamMark } from '#features/matches/site/parts/team-mark.tsx';
import type { StageName } from '../../rules/standings/league-table.ts';
import type { TieSide } from '../../rules/ties/decide-tie.ts';
import type { BracketTie } from '../../rules/ties/derive-bracket.ts';
import type { BracketMatch, SeasonBracket } from '../../rules/ties/read-bracket.ts';
import { stageText, tieText } from '../../text.ts';

interface BracketProps {
  bracket: SeasonBracket;
  stages: readonly StageName[];
}

/** Whether the season has ties after its tables, or has nothing else: a cup. */
export function hasBracket({ ties }: SeasonBracket): boolean {
  return ties.length > 0;
}

/**
 * The ties of a season: rounds below each other on a phone, beside each other where there is room. The qualifying rounds are
 * folded, except when there is nothing else.
 */
export function Brackets({ seasonId, bracket, stages }: BracketProps & { seasonId: string }) {
  const isQualifying = (stage: string) => stages.find(({ id }) => id === stage)?.kind === 'qualifying';
  const main = bracket.ties.filter(({ stage }) => !isQualifying(stage));
  const qualifying = bracket.ties.filter(({ stage }) => isQualifying(stage));
  const list = { bracket, stages };
  return (
    <section data-bracket={seasonId}>
      <h2 id="bracket" className="mb-3 scroll-mt-28 text-3xl">
        {tieText.bracket}
      </h2>
      <Rounds ties={main} {...list} />
      {qualifying.length > 0 && (
        <details open={main.length === 0} className="mt-6">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent text-lg">
            {stageText.kinds.qualifying}
          </summary>
          <Rounds ties={qualifying} {...list} />
        </details>
      )}
    </section>
  );
}

function Rounds({ ties, bracket, stages }: BracketProps & { ties: readonly BracketTie[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className="bracket side-scroll"
      role="group"
      aria-label={tieText.bracket}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
      tabIndex={0}
    >
      {bracket.rounds
        .filter(({ id }) => ties.some(({ round }) => round === id))
        .map(({ id, key }) => (
          <section key={id}>
            <h3 className="mb-2 border-accent border-b-2 pb-1 text-xl">{formatRound(key)}</h3>
            <ol>
              {ties
                .filter(({ round }) => round === id)
                .map((tie) => (
                  <li key={tie.id}>
                    <TieCard tie={tie} bracket={bracket} stages={stages} />
                  </li>
                ))}
            </ol>
          </section>
        ))}
    </div>
  );
}

/** A tie: its two sides with the aggregate score, what decided it, and links to its matches. */
export function TieCard({
  tie,
  bracket,
  stages,
  showsRound = false,
}: BracketProps & { tie: BracketTie; showsRound?: boolean }) {
  const round = bracket.rounds.find(({ id }) => id === tie.round);
  return (
    <div className="rounded-sm border border-line bg-surface px-3 py-2">
      {showsRound && round && <p className="text-muted text-xs">{formatRound(round.key)}</p>}
      {(['home', 'away'] as const).map((side) =>
        tie.isBye && side === 'away' ? null : (
          <Side key={side} tie={tie} side={side} bracket={bracket} stages={stages} />
        ),
      )}
      {tie.isBye && <p className="text-muted text-xs">{tieText.bye}</p>}
      {formatDecision(tie.decidedBy) && (
        <p className="text-muted text-xs">
          {formatDecision(tie.decidedBy)} {formatShootOut(tie)}
        </p>
      )}
      {tie.note && <p className="text-muted text-xs">{tie.note}</p>}
      <Legs tie={tie} bracket={bracket} />
    </div>
  );
}

function Side({ tie, side, bracket, stages }: BracketProps & { tie: BracketTie; side: TieSide }) {
  const team = bracket.teams.get(tie.teams[side] ?? '');
  const unknown = tie.unknown[side];
  const isWinner = tie.winner === side;
  return (
    <p
      className={`flex min-h-8 items-center gap-2 ${isWinner ? 'font-bold' : tie.winner ? 'text-muted' : ''}`}
    >
      {team ? (
        <>
          <TeamMark team={team} size="small" />
          <span className="min-w-0 flex-1 leading-tight">{team.shortName}</span>
        </>
      ) : (
        <span className="min-w-0 flex-1 text-muted text-sm leading-tight">
          {unknown ? formatUnknownSide(unknown, { rounds: bracket.rounds, stages }) : tieText.unknown}
        </span>
      )}
      {isWinner && (
        <span className="shrink-0 text-finished text-xs" title={tieText.advanced}>
          <span aria-hidden="true">✓</span>
          <span className="sr-only">{tieText.advanced}</span>
        </span>
      )}
      <span className="tabular w-6 shrink-0 text-end font-headline text-lg">{tie.aggregate?.[side]}</span>
    </p>
  );
}

/** The score of the shoot-out that decided the tie; empty for the others. */
function formatShootOut({ legs, decidedBy }: BracketTie): string {
  const shootOut = decidedBy === 'shootOut' ? legs.at(-1)?.shootOut : null;
  return shootOut ? formatScore(shootOut) : '';
}

/** Links to all matches of the tie; with two matches or more each with its score, the first team of the tie first. */
function Legs({ tie, bracket }: { tie: BracketTie; bracket: SeasonBracket }) {
  const matches = bracket.matches.get(tie.id) ?? [];
  if (matches.length === 0) return null;
  return (
    <p className="tabular flex flex-wrap gap-x-4 text-sm">
      {matches.map((match) => {
        const index = tie.legs.findIndex(({ fixture }) => fixture === match.id);
        const score = tie.legs.length > 1 && tie.legs[index]?.score;
        return (
          <a
            key={match.id}
            href={matchAddress(match)}
            data-status={match.status}
            className="inline-flex min-h-11 items-center gap-x-2 text-accent hover:underline sm:min-h-8"
          >
            {index < 0 ? tieText.match : legName(tie, index)}
            {score && ` ${formatScore(score)}`}
            {showsStatus(match) && <MatchBadge statusText={formatStatusWord(match)} />}
          </a>
        );
      })}
    </p>
  );
}

/** What happened to a match that was neither played to its end nor is still to come. */
function showsStatus({ status }: BracketMatch): boolean {
  return status !== 'scheduled' && status !== 'finished';
}

function legName({ legCount, legs }: BracketTie, index: number): string {
  if (legCount > 1) return tieText.leg(ordinal(index + 1));
  return index > 0 ? tieText.replay : legs.length > 1 ? tieText.leg(ordinal(1)) : tieText.match;
}
