/** Hosts of placeholder images (spec §9). */
const HOST_PARTS = [
  'picsum',
  'via.placeholder',
  'placeholder.com',
  'placehold.co',
  'placehold.it',
  'dummyimage.com',
];
const OTHER_PARTS = ['/api/placeholder/', 'random='];

/** In lower case. A URL that contains one of these parts is a placeholder. */
export const placeholderParts: readonly string[] = [...HOST_PARTS, ...OTHER_PARTS];

/** Whether the URL of an image is a placeholder (spec §9). */
export function isPlaceholderImage(address: string): boolean {
  const lowerCase = address.toLowerCase();
  return placeholderParts.some((part) => lowerCase.includes(part));
}
