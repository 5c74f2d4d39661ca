/** Addresses of pictures that stand for none, as image addresses hold them (spec §9). */
const PARTS = [
  'picsum',
  'via.placeholder',
  'placeholder.com',
  'placehold.co',
  'placehold.it',
  'dummyimage.com',
];
const OWN_PARTS = ['/api/placeholder/', 'random='];

/** Parts in lower case; an address that holds one of them is a placeholder. */
export const placeholderParts: readonly string[] = [...PARTS, ...OWN_PARTS];

/** Whether an image's address leads to a placeholder instead of a picture (spec §9). */
export function isPlaceholderImage(address: string): boolean {
  const folded = address.toLowerCase();
  return placeholderParts.some((part) => folded.includes(part));
}
