import { inCase } from './endings.ts';
import { quote } from './quote.ts';

/** Venues that are named by a possessed noun, such as `Tovuz şəhər stadionu`. They take the buffer letter n. */
const POSSESSED_VENUE = /(?:stadionu|kompleksi|meydanı|meydançası|bazası|mərkəzi|akademiyası)$/iu;

/** Where a match is played: `Tovuz şəhər stadionunda`, `“Neftçi Arena”da`. */
export function atVenue(name: string): string {
  if (POSSESSED_VENUE.test(name)) return inCase(`${name}n`, 'locative');
  return inCase(/[”"’»]$/u.test(name) ? name : quote(name), 'locative');
}
