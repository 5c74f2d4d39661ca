import type { Db } from '#platform/db/schema.ts';
import { type CommentaryPage, listCommentary } from '../../rules/coverage/list-commentary.ts';
import { type MatchDetails, readMatchDetails } from '../../rules/coverage/read-match-details.ts';
import { type MatchTie, readMatchTie } from '../../rules/coverage/read-match-tie.ts';
import type { Fixture } from '../../rules/fixture.ts';

/** What changes while a match is played. */
export interface CoverageView {
  match: Fixture;
  details: MatchDetails;
  /** Null when the match belongs to no tie. */
  tie: MatchTie | null;
  commentary: CommentaryPage;
}

/** While a match is played, readers want the newest post first; afterwards they read the commentary as a story. */
export function isCommentaryNewestFirst({ status }: Fixture): boolean {
  return status === 'live' || status === 'suspended' || status === 'scheduled';
}

export async function readCoverage(
  db: Db,
  { match, isNewestFirst, page = 1 }: { match: Fixture; isNewestFirst: boolean; page?: number },
): Promise<CoverageView> {
  const [details, tie, commentary] = await Promise.all([
    readMatchDetails(db, { fixtureId: match.id }),
    readMatchTie(db, { match }),
    listCommentary(db, { fixtureId: match.id, isNewestFirst, page }),
  ]);
  return { match, details, tie, commentary };
}
