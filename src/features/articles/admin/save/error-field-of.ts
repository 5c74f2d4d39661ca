/** The field under which the error of an input of this name is shown. */
export function errorFieldOf(name: string): string {
  if (name === 'newTag' || name === 'tag') return 'tags';
  if (name === 'file') return 'image';
  return ['alt', 'decorative', 'credit', 'caption'].includes(name) ? 'image' : name;
}
