import { inCase } from '../characters/endings.ts';
import { quote } from '../characters/quote.ts';

/** Venues that are named by a possessed noun, such as `Tovuz şəhər stadionu`. They take the buffer letter n. */
const POSSESSED_VENUE = /(?:stadionu|kompleksi|meydanı|meydançası|bazası|mərkəzi|akademiyası)$/iu;
/** `Mehdi Hüseynzadə adına stadion` says what it is, as the possessed nouns do. */
const COMMON_NOUN = /(?:^|\s)(?:stadion|kompleks|meydan|meydança)$/iu;
const QUOTED = /^[“"„«‘](.+)[”"“»’]$/u;

/** The name as newspapers write it: `Tovuz şəhər stadionu`, `“Neftçi Arena”`. A typed pair of quotation marks becomes ours. */
export function venueName(name: string): string {
  if (POSSESSED_VENUE.test(name) || COMMON_NOUN.test(name)) return name;
  return quote(QUOTED.exec(name)?.[1] ?? name);
}

/** Where a match is played: `Tovuz şəhər stadionunda`, `“Neftçi Arena”da`. */
export function atVenue(name: string): string {
  return inCase(POSSESSED_VENUE.test(name) ? `${name}n` : venueName(name), 'locative');
}
