import { href } from '#domain/href.ts';
import type { Fixture } from './fixture.ts';

/** The page of a match, from its announcement to the archive: `/oyun/{id}-{home}-{away}`. */
export function matchAddress({
  id,
  home,
  away,
}: Pick<Fixture, 'id'> & Record<'home' | 'away', { slug: string }>): string {
  return href('/oyun/:match', { match: `${id}-${home.slug}-${away.slug}` });
}
