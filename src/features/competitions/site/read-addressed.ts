import { findRedirectedTeam, findTeamBySlug } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import { findByTypedSlug, redirectToSlug } from '#platform/site/typed-slug.ts';
import { findCompetitionBySlug } from '../rules/competition.ts';

/** The competition of a page; null when there is none. @throws a redirect to its slug */
export async function readAddressedCompetition(db: Db, request: Request, typed: string) {
  const competition = await findByTypedSlug(typed, (slug) => findCompetitionBySlug(db, { slug }));
  if (competition && competition.slug !== typed) throw redirectToSlug(request, competition.slug);
  return competition;
}

/** The slug of the team that has the typed one, or had it before it was renamed or merged. Null when there is none. */
export function findTypedTeam(db: Db, typed: string): Promise<string | null> {
  return findByTypedSlug(typed, async (slug) => {
    const team = await findTeamBySlug(db, { slug });
    return team?.slug ?? (await findRedirectedTeam(db, { slug }));
  });
}
