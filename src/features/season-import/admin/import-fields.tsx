import type { Competition } from '#features/competitions/rules/competition.ts';
import type { Problem } from '#platform/errors.ts';
import { SelectField, TextAreaField, TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { importText } from '../text.ts';
import type { ImportForm } from './read-import-form.ts';

const CSV_COLUMNS = 'date,time,round,home,away,home_score,away_score';

/** Which season, and the file: chosen, or pasted as text. */
export function ImportFields({
  form,
  problems,
  competitions,
}: {
  form: ImportForm;
  problems: readonly Problem[];
  competitions: readonly Competition[];
}) {
  const errorOf = (field: string) => findFieldError(problems, field);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label={importText.competition}
        name="competition"
        required
        defaultValue={form.competition}
        error={errorOf('competition')}
      >
        <option value="">{importText.chooseCompetition}</option>
        {competitions.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={importText.season}
        name="season"
        required
        autoComplete="off"
        hint={importText.seasonHint}
        defaultValue={form.season}
        error={errorOf('season')}
      />
      <SelectField
        label={importText.timeZone}
        name="timeZone"
        defaultValue={form.timeZone}
        error={errorOf('timeZone')}
      >
        <option value="">{importText.defaultTimeZone}</option>
        {Object.entries(importText.timeZones).map(([zone, label]) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={importText.file}
        name="file"
        type="file"
        accept=".csv,.json,.txt,text/*,application/json"
        hint={importText.fileHint}
        fieldClass="sm:col-span-3"
      />
      <TextAreaField
        label={importText.content}
        name="content"
        rows={8}
        spellCheck={false}
        autoComplete="off"
        placeholder={CSV_COLUMNS}
        hint={importText.contentHint}
        defaultValue={form.content}
        error={errorOf('content')}
        fieldClass="sm:col-span-3"
        className="font-mono text-sm"
      />
    </div>
  );
}
