import { href } from '#platform/http/href.ts';
import type { Fixture } from './fixture.ts';

type NamedMatch = Pick<Fixture, 'id'> & Record<'home' | 'away', { slug: string }>;

/** The part of the address that names a match: `{id}-{home}-{away}`. */
export const matchParameter = ({ id, home, away }: NamedMatch) => `${id}-${home.slug}-${away.slug}`;

/** The page of a match, from its announcement to the archive. */
export const matchAddress = (match: NamedMatch): string =>
  href('/oyun/:match', { match: matchParameter(match) });
