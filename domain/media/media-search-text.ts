import { foldText } from '#az/characters/characters.ts';

/** What the library's search looks through: folded name, alt text, credit and caption. */
export function mediaSearchText(media: {
  name: string;
  alt: string;
  credit: string;
  caption: string;
}): string {
  return foldText([media.name, media.alt, media.credit, media.caption].filter(Boolean).join(' '));
}
