import { inCase } from '../characters/endings.ts';
import { quote } from '../characters/quote.ts';

/** Venues that are named by a possessed noun, such as `Tovuz şəhər stadionu`. They take the buffer letter n. */
const POSSESSED_VENUE = /(?:stadionu|kompleksi|meydanı|meydançası|bazası|mərkəzi|akademiyası)$/iu;

/** The name as newspapers write it: `Tovuz şəhər stadionu`, `“Neftçi Arena”`. */
export function venueName(name: string): string {
  return POSSESSED_VENUE.test(name) || /[”"’»]$/u.test(name) ? name : quote(name);
}

/** Where a match is played: `Tovuz şəhər stadionunda`, `“Neftçi Arena”da`. */
export function atVenue(name: string): string {
  return inCase(POSSESSED_VENUE.test(name) ? `${name}n` : venueName(name), 'locative');
}
