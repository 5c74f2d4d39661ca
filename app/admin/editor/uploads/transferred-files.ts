/**
 * The files in what was pasted or dropped. None where words came along: office programs add a picture of the words that
 * were copied.
 */
export function transferredFiles(data: Pick<DataTransfer, 'files' | 'getData'> | null): File[] {
  const files = [...(data?.files ?? [])];
  if (!data || files.length === 0) return [];
  const html = data
    .getData('text/html')
    .replace(/<!--[\s\S]*?-->|<(style|title)\b[\s\S]*?<\/\1>|<[^>]*>/gi, '');
  return html.replace(/&nbsp;/g, ' ').trim() === '' ? files : [];
}
