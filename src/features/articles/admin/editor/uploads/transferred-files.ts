/**
 * The pasted or dropped files. Empty when the data also have text, because office programs add a picture of the copied
 * text.
 */
export function transferredFiles(data: Pick<DataTransfer, 'files' | 'getData'> | null): File[] {
  const files = [...(data?.files ?? [])];
  if (!data || files.length === 0) return [];
  const html = data
    .getData('text/html')
    .replace(/<!--[\s\S]*?-->|<(style|title)\b[\s\S]*?<\/\1>|<[^>]*>/gi, '');
  return html.replace(/&nbsp;/g, ' ').trim() === '' ? files : [];
}
