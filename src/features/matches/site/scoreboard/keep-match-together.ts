import { keepTogether } from '#az/text/keep-together.ts';
import type { MatchView } from '../match-view.ts';

/** The texts of a match that open pages print, as the pages print them when they are rendered. */
export function keepMatchTogether<Match extends MatchView>(match: Match): Match {
  return {
    ...match,
    statusText: keepTogether(match.statusText),
    homeScorers: keepTogether(match.homeScorers),
    awayScorers: keepTogether(match.awayScorers),
    homeReds: keepTogether(match.homeReds),
    awayReds: keepTogether(match.awayReds),
    lastEvents: match.lastEvents.map((event) => ({ ...event, text: keepTogether(event.text) })),
  };
}
