/** Repeated rows of a form, such as zones, in one field: a line for each row, with tabs between its cells. */
export function readRows(text = ''): string[][] {
  return text
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

export function joinRows(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((cells) => cells.map((cell) => cell ?? '').join('\t')).join('\n');
}
