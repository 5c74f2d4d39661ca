import type { TypedFields } from '#platform/records/record.ts';
import { inputLook, SelectOptions } from '#platform/ui/field.tsx';
import { readRows, readTeamLines } from '../../rules/definitions/stage-rows.ts';
import { zoneKinds } from '../../rules/standings/regulation.ts';
import { stageText, tableText } from '../../text.ts';
import { rowColumns } from './read-stage-form.ts';

interface RowsProps {
  fields: TypedFields;
  errorOf: (field: string) => string | undefined;
}

/** Rows to fill in below the existing ones. */
const EMPTY_ROWS = [[], []];

export function ZoneRows({ fields, errorOf }: RowsProps) {
  return (
    <RowGroup
      name="zones"
      title={stageText.zones}
      hint={stageText.zonesHint}
      labels={[stageText.from, stageText.to, stageText.zoneKind, stageText.label, stageText.zoneGroup]}
      grid="grid-cols-2 sm:grid-cols-[5.5rem_5.5rem_1fr_1fr_1fr]"
      rows={[...readRows(fields.zones), ...EMPTY_ROWS]}
      errorOf={errorOf}
      choices={{ 2: zoneKinds.map((kind) => ({ value: kind, label: tableText.legend[kind] })) }}
      cellClass={{ 2: 'max-sm:col-span-2', 3: 'max-sm:col-span-2', 4: 'max-sm:col-span-2' }}
    />
  );
}

export function DeductionRows({ fields, errorOf }: RowsProps) {
  return (
    <TeamRows
      name="deductions"
      fields={fields}
      errorOf={errorOf}
      amount={stageText.points}
      title={stageText.deductions}
      hint={stageText.deductionsHint}
    />
  );
}

/** Places that the rules do not give: a decision of the association, a drawn lot. */
export function PlaceRows({ fields, errorOf }: RowsProps) {
  return (
    <TeamRows
      name="places"
      fields={fields}
      errorOf={errorOf}
      amount={tableText.posLong}
      title={stageText.places}
      hint={stageText.placesHint}
    />
  );
}

interface TeamRowsProps extends RowsProps {
  name: 'deductions' | 'places';
  title: string;
  hint: string;
  /** The name of the number of a row. */
  amount: string;
}

/** Rows of a team, a number and a reason. */
function TeamRows({ name, title, hint, amount, fields, errorOf }: TeamRowsProps) {
  const rows = readRows(fields[name]);
  const named = [
    ...readTeamLines(fields.teams).map(({ name: team }) => team),
    ...rows.flatMap(([team = '']) => team || []),
  ];
  return (
    <RowGroup
      name={name}
      title={title}
      hint={hint}
      errorOf={errorOf}
      labels={[stageText.team, amount, stageText.footnote]}
      grid="grid-cols-[1fr_4rem] sm:grid-cols-[1fr_4rem_2fr]"
      rows={[...rows, []]}
      choices={{ 0: [...new Set(named)].map((team) => ({ value: team, label: team })) }}
      cellClass={{ 2: 'max-sm:col-span-2' }}
    />
  );
}

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
function RowGroup(props: RowGroupProps) {
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
                  <SelectOptions none={label} items={options.map((option) => [option.value, option.label])} />
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

/** One row for each team of the season. The name of the team is sent with its numbers. */
export function StartRows({ fields, errorOf }: RowsProps) {
  const rows = readRows(fields.starts);
  const known = new Set(rows.map(([name]) => name));
  const others = readTeamLines(fields.teams).filter(({ name }) => !known.has(name));
  const shown = [...rows, ...others.map(({ name }) => [name])];
  const hasProblem = shown.some((_, index) => errorOf(`starts.${index}`));
  return (
    <details open={rows.some((cells) => cells.length > 1) && hasProblem} className="grid gap-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-headline font-semibold text-2xl">
        {stageText.starts}
      </summary>
      <p className="text-muted text-sm">{shown.length > 0 ? stageText.startsHint : stageText.noTeam}</p>
      <ul className="grid gap-3 pt-3">
        {shown.map(([name = '', ...cells], index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a refused form may name a team twice
            key={index}
            className="grid grid-cols-[repeat(5,minmax(0,1fr))_5rem] items-end gap-2 sm:grid-cols-[8rem_repeat(5,minmax(0,1fr))_5rem]"
          >
            <span className="col-span-6 self-center font-medium sm:col-span-1">{name}</span>
            <input type="hidden" name="starts.team" value={name} />
            {startCells.map(({ column, label }, cell) => (
              <label key={column} className="grid gap-1 text-muted text-xs">
                <abbr title={label.long} className="no-underline">
                  {label.short}
                </abbr>
                <input
                  name={`starts.${column}`}
                  defaultValue={cells[cell] ?? ''}
                  aria-label={`${name}: ${label.long}`}
                  aria-invalid={errorOf(`starts.${index}`) ? true : undefined}
                  inputMode={column === 'form' ? 'text' : 'numeric'}
                  autoComplete="off"
                  className={`${inputLook} tabular px-2! text-ink text-sm`}
                />
              </label>
            ))}
            {errorOf(`starts.${index}`) && (
              <p className="col-span-full font-medium text-live text-sm">{errorOf(`starts.${index}`)}</p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const startCells = [
  { column: 'won', label: { short: tableText.won, long: tableText.wonLong } },
  { column: 'drawn', label: { short: tableText.drawn, long: tableText.drawnLong } },
  { column: 'lost', label: { short: tableText.lost, long: tableText.lostLong } },
  { column: 'goalsFor', label: { short: stageText.scored, long: stageText.scoredLong } },
  { column: 'goalsAgainst', label: { short: stageText.conceded, long: stageText.concededLong } },
  { column: 'form', label: { short: tableText.form, long: stageText.form } },
] as const;
