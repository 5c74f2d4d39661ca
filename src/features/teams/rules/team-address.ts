import { href } from '#platform/http/href.ts';

/** The slug of the national team, which has a page of its own. */
export const NATIONAL_TEAM = 'azerbaycan';

export const teamAddress = (slug: string): string =>
  slug === NATIONAL_TEAM ? href('/milli-komanda') : href('/komanda/:slug', { slug });

export const playerAddress = (slug: string): string => href('/oyuncu/:slug', { slug });
