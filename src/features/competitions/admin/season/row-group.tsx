import { inputLook } from '#platform/ui/field-frame.tsx';
import { rowColumns } from './read-season-form.ts';

interface RowGroupProps {
  name: 'zones' | 'deductions' | 'places';
  title: string;
  hint: string;
  /** The names of the cells of a row. */
  labels: readonly string[];
  /** The columns of a row. */
  grid: string;
  rows: readonly (readonly string[])[];
  errorOf: (field: string) => string | undefined;
  /** Cells that are select boxes, by their index. */
  choices: Partial<Record<number, readonly { value: string; label: string }[]>>;
  cellClass: Partial<Record<number, string>>;
}

/** Repeated rows of inputs. The problem of a row stands below it. */
export function RowGroup(props: RowGroupProps) {
  const { name, title, hint, labels, grid, rows, errorOf, choices, cellClass } = props;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-headline font-semibold text-2xl">{title}</legend>
      <p className="text-muted text-sm">{hint}</p>
      {rows.map((cells, row) => {
        const error = errorOf(`${name}.${row}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and two may be equal
          <div key={row} className={`grid items-start gap-2 ${grid}`}>
            {labels.map((label, cell) => {
              const input = {
                name: `${name}.${rowColumns[name][cell]}`,
                defaultValue: cells[cell] ?? '',
                'aria-label': `${title} ${row + 1}: ${label}`,
                'aria-invalid': error ? (true as const) : undefined,
                className: `${inputLook} ${cellClass[cell] ?? ''}`,
              };
              const options = choices[cell];
              return options ? (
                <select key={label} {...input}>
                  <option value="">{label}</option>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </select>
              ) : (
                <input key={label} type="text" autoComplete="off" placeholder={label} {...input} />
              );
            })}
            {error && <p className="col-span-full font-medium text-live text-sm">{error}</p>}
          </div>
        );
      })}
    </fieldset>
  );
}
