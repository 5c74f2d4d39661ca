import { formatMonth, formatTime, isoBaku } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { formatGroup, formatStage } from '#features/competitions/rules/stages/stage-words.ts';
import { OVERDUE_AFTER_MS } from '../../rules/fixture.ts';
import { formatRound } from '../../rules/match-words.ts';
import type { SeasonMatch } from '../../rules/read/list-season-matches.ts';
import { matchText } from '../../text.ts';
import { formatScoreNote } from '../match-view.ts';
import { CompactMatch, type CompactMatchView } from './compact-match.tsx';

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
  now: number;
  /** Names the round of each match. */
  showsRound?: boolean;
  /** The heading above is that of the page, so that titles without a stage above them follow it. */
  isPage?: boolean;
}

/** Sections of matches, a slim row each; beside each other where there is room. */
export function SeasonMatches({ sections, now, showsRound = false, isPage = false }: SeasonMatchesProps) {
  return sections.map(({ id, title, group, matches }, index) => {
    const Title = isPage && group === '' ? 'h2' : 'h3';
    return (
      <section key={id} className="mb-8">
        {group && group !== sections[index - 1]?.group && <h2 className="mt-10 mb-4 text-3xl">{group}</h2>}
        <Title id={id} className="scroll-mt-28 border-accent border-b-2 pb-1 text-2xl">
          {title}
        </Title>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 md:grid-cols-2">
          {matches.map((match) => (
            <SeasonRow
              key={match.id}
              match={match}
              isFollowed={isFollowed(match, now)}
              showsRound={showsRound}
            />
          ))}
        </ul>
      </section>
    );
  });
}

/** Whether an open page updates the match: only one that is played or may begin meanwhile, because a season has hundreds. */
function isFollowed({ status, kickOff }: SeasonMatch, now: number): boolean {
  if (status === 'scheduled') return now - OVERDUE_AFTER_MS < kickOff && kickOff < now + DAY;
  return status === 'live' || status === 'suspended';
}

interface SeasonRowProps {
  match: SeasonMatch;
  isFollowed: boolean;
  showsRound: boolean;
}

/** The row of a match of a season. */
function SeasonRow({ match, isFollowed, showsRound }: SeasonRowProps) {
  const { group, round } = match;
  const note = [showsRound && round && formatRound(round.key), group && formatGroup(group)];
  return (
    <CompactMatch
      match={formatSeasonMatch(match)}
      showsDay
      note={note.filter(Boolean).join(' · ')}
      isStatic={!isFollowed}
    />
  );
}

/** A result needs no word beside its day and score, only how it was decided. The minute of a live match comes with the stream. */
function formatSeasonMatch({ score, ...match }: SeasonMatch): CompactMatchView {
  const { status, kickOff } = match;
  const decided = status === 'finished' ? formatScoreNote(match) : '';
  return {
    ...match,
    time: status === 'scheduled' ? formatTime(kickOff) : '',
    statusText: decided || matchText.status[status],
    isTimed: status === 'scheduled' || (status === 'finished' && decided === ''),
    homeScore: score ? String(score.home) : '',
    awayScore: score ? String(score.away) : '',
  };
}
