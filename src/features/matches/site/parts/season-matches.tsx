import { formatDayMonth, formatMonth, formatTime, isoBaku } from '#az/format/dates.ts';
import { formatGroup, formatStage } from '#features/competitions/rules/stages/stage-words.ts';
import { formatScore } from '../../rules/fixture.ts';
import { matchAddress } from '../../rules/match-addresses.ts';
import { formatRound } from '../../rules/match-words.ts';
import type { SeasonMatch } from '../../rules/read/list-season-matches.ts';
import { matchText } from '../../text.ts';
import { formatScoreNote } from '../match-view.ts';

/** Matches under one heading. */
export interface MatchSection {
  /** The id of the heading, for links. */
  id: string;
  title: string;
  /** Shown above the title when it differs from that of the section before: the stage of a round. */
  group: string;
  matches: SeasonMatch[];
}

/** The matches of a season by stage and round, in the order of the list. `other` is the title of those without a round. */
export function groupByRound(matches: readonly SeasonMatch[], other: string): MatchSection[] {
  const stages = new Set(matches.map(({ stage }) => stage?.id));
  const groups = Map.groupBy(matches, ({ stage, round }) => `${stage?.id} ${round?.id}`);
  return [...groups.values()].map((ofRound, index) => {
    const [first] = ofRound;
    return {
      id: `round-${index + 1}`,
      title: first?.round ? formatRound(first.round.key) : other,
      group: first?.stage && stages.size > 1 ? formatStage(first.stage) : '',
      matches: ofRound,
    };
  });
}

/** The matches of a season by month in Baku, the earliest first. */
export function groupByMonth(matches: readonly SeasonMatch[]): MatchSection[] {
  const inOrder = matches.toSorted((a, b) => a.kickOff - b.kickOff || (a.id < b.id ? -1 : 1));
  const months = Map.groupBy(inOrder, ({ kickOff }) => isoBaku(kickOff).slice(0, 7));
  return [...months].map(([month, ofMonth]) => ({
    id: `month-${month}`,
    title: formatMonth(ofMonth[0]?.kickOff ?? 0),
    group: '',
    matches: ofMonth,
  }));
}

/** Matches by competition, in the order of the list. */
export function groupResults(matches: readonly SeasonMatch[]): MatchSection[] {
  const competitions = Map.groupBy(matches, ({ competition }) => competition.slug);
  return [...competitions].map(([slug, ofCompetition]) => ({
    id: `results-${slug}`,
    title: ofCompetition[0]?.competition.name ?? '',
    group: '',
    matches: ofCompetition,
  }));
}

interface SeasonMatchesProps {
  sections: readonly MatchSection[];
  /** Names the round of each match. */
  showsRound?: boolean;
  /** The heading above is that of the page, so that titles without a stage above them follow it. */
  isPage?: boolean;
}

/** Sections of matches, one line each. */
export function SeasonMatches({ sections, showsRound = false, isPage = false }: SeasonMatchesProps) {
  return sections.map(({ id, title, group, matches }, index) => {
    const Title = isPage && group === '' ? 'h2' : 'h3';
    return (
      <section key={id} className="mb-8">
        {group && group !== sections[index - 1]?.group && <h2 className="mt-10 mb-4 text-3xl">{group}</h2>}
        <Title id={id} className="scroll-mt-28 border-accent border-b-2 pb-1 text-2xl">
          {title}
        </Title>
        <ul>
          {matches.map((match) => (
            <MatchLine key={match.id} match={match} showsRound={showsRound} />
          ))}
        </ul>
      </section>
    );
  });
}

/** One match in one line: day and time, the teams with the score or the time between them, and how it ended. */
function MatchLine({ match, showsRound }: { match: SeasonMatch; showsRound: boolean }) {
  const { home, away, kickOff, group, round } = match;
  const note = [
    showsRound && round && formatRound(round.key),
    group && formatGroup(group),
    formatScoreNote(match),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="border-line border-b">
      <a
        href={matchAddress(match)}
        className="grid min-h-11 grid-cols-[minmax(0,1fr)_4rem_minmax(0,1fr)] items-center gap-x-2 py-1.5 hover:text-accent"
      >
        <span className="col-span-full flex flex-wrap justify-center gap-x-2 text-center text-muted text-xs">
          <time dateTime={isoBaku(kickOff)} className="tabular">
            {formatDayMonth(kickOff)}, {formatTime(kickOff)}
          </time>
          {note && <span>{note}</span>}
        </span>
        <TeamNames team={home} isHome />
        <Middle match={match} />
        <TeamNames team={away} />
      </a>
    </li>
  );
}

function TeamNames({
  team,
  isHome = false,
}: {
  team: { name: string; shortName: string };
  isHome?: boolean;
}) {
  return (
    <span className={`font-semibold leading-tight wrap-anywhere ${isHome ? 'text-end' : ''}`}>
      <span className="max-sm:hidden">{team.name}</span>
      <span className="sm:hidden">{team.shortName}</span>
    </span>
  );
}

/** The score; before the match a dash, and the status of a match that was called off. */
function Middle({ match: { score, status } }: { match: SeasonMatch }) {
  if (!score)
    return (
      <span className="text-center text-muted text-xs">
        {status === 'scheduled' ? matchText.vs : matchText.status[status]}
      </span>
    );
  return (
    <span
      className={`tabular text-center font-bold font-headline text-xl ${status === 'live' ? 'text-live' : ''}`}
    >
      {formatScore(score)}
    </span>
  );
}
