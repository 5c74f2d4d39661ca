import { moveItem } from '#platform/admin/order-list.tsx';
import type { TypedFields } from '#platform/records/record.ts';
import { readTyped } from '#platform/records/record.ts';
import { stage } from '../../rules/competition-records.ts';
import { joinRows } from '../../rules/definitions/stage-rows.ts';

/** The inputs of each repeated row. They are named like `zones.from`. */
export const rowColumns = {
  zones: ['from', 'to', 'kind', 'label', 'group'],
  deductions: ['team', 'points', 'footnote'],
  places: ['team', 'position', 'footnote'],
  starts: ['team', 'won', 'drawn', 'lost', 'goalsFor', 'goalsAgainst', 'form'],
} as const;
type RowsName = keyof typeof rowColumns;

/** Reads the form of a stage as typed. Empty rows are left out. */
export function readStageForm(form: FormData): TypedFields {
  return {
    ...readTyped(stage, form),
    tieBreaks: form.getAll('tieBreaks').join(','),
    zones: readRowsOf(form, 'zones'),
    deductions: readRowsOf(form, 'deductions'),
    places: readRowsOf(form, 'places'),
    starts: readRowsOf(form, 'starts'),
  };
}

function readRowsOf(form: FormData, name: RowsName): string {
  const columns = rowColumns[name].map((column) => form.getAll(`${name}.${column}`).map(String));
  const count = columns[0]?.length ?? 0;
  const rows = Array.from({ length: count }, (_, row) =>
    columns.map((cells) => (cells[row] ?? '').replace(/[\t\n\r]+/g, ' ').trim()),
  );
  return joinRows(rows.filter((cells) => cells.some((cell) => cell !== '')));
}

/** The chain of tie-breaks after a button of it: `up:2`, `down:0`, `remove:1` or `add:wins`. */
export function changeTieBreaks(chain: string, button: string): string {
  const names = chain.split(',').filter((name) => name !== '');
  const [step, of = ''] = button.split(':');
  const at = Number(of);
  switch (step) {
    case 'up':
      return moveItem(names, at, Math.max(0, at - 1)).join(',');
    case 'down':
      return moveItem(names, at, at + 1).join(',');
    case 'remove':
      return names.filter((_, index) => index !== at).join(',');
    default:
      return [...names, of].join(',');
  }
}
