import { foldText } from '#az/characters/characters.ts';

/** The text that the search of the media library uses: folded name, alt text, credit and caption. */
export function buildMediaSearchText(media: {
  name: string;
  alt: string;
  credit: string;
  caption: string;
}): string {
  return foldText([media.name, media.alt, media.credit, media.caption].filter(Boolean).join(' '));
}
