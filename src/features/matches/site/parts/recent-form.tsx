import type { FormResult } from '#features/competitions/rules/standings/league-table.ts';
import { tableText } from '#features/competitions/text.ts';

/** The last results of a team as letters in coloured discs, oldest first. */
export function RecentForm({ form }: { form: FormResult[] }) {
  return (
    <ol className="inline-flex flex-wrap gap-1" aria-label={tableText.formLong}>
      {form.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result is identified by its position
        <li key={index} className="form-disc" data-result={result}>
          <abbr title={tableText.formWord[result]} className="no-underline">
            {tableText.formLetter[result]}
          </abbr>
        </li>
      ))}
    </ol>
  );
}
