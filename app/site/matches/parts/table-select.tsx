import { tableText } from '#az/text/site/table.ts';
import type { FormResult } from '#domain/matches/league-table.ts';

/** The last results as small letters in coloured discs, oldest first. */
export function TableSelect({ form }: { form: FormResult[] }) {
  return (
    <ol className="inline-flex gap-1" aria-label={tableText.formLong}>
      {form.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result is known by its place
        <li key={index} className="form-disc" data-result={letter}>
          <abbr title={tableText.formWord[letter]} className="no-underline">
            {tableText.formLetter[letter]}
          </abbr>
        </li>
      ))}
    </ol>
  );
}
