import type { Competition } from '#features/competitions/rules/competition.ts';
import { competitionRecordText } from '#features/competitions/text.ts';
import type { Problem } from '#platform/errors.ts';
import {
  CheckField,
  findFieldError,
  SelectField,
  SelectOptions,
  TextAreaField,
  TextField,
} from '#platform/ui/field.tsx';
import { importText } from '../text.ts';
import { type ImportForm, NEW_COMPETITION } from './import-form.ts';

const CSV_COLUMNS = 'date,time,round,home,away,home_score,away_score';

/** Which season, and the files: chosen, or one pasted as text. */
export function ImportFields({
  form,
  problems,
  competitions,
}: {
  form: ImportForm;
  problems: readonly Problem[];
  competitions: readonly Competition[];
}) {
  const field = (name: 'competition' | 'newCompetition' | 'region' | 'season' | 'timeZone' | 'content') => ({
    name,
    defaultValue: form[name],
    error: findFieldError(problems, name),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField label={importText.competition} required {...field('competition')}>
        <SelectOptions
          none={importText.chooseCompetition}
          items={[
            ...competitions.map(({ slug, name }) => [slug, name] as const),
            [NEW_COMPETITION, importText.createCompetition],
          ]}
        />
      </SelectField>
      <TextField
        label={importText.season}
        required
        autoComplete="off"
        hint={importText.seasonHint}
        {...field('season')}
      />
      <SelectField label={importText.timeZone} {...field('timeZone')}>
        <SelectOptions none={importText.defaultTimeZone} items={Object.entries(importText.timeZones)} />
      </SelectField>
      <fieldset className="grid gap-4 rounded-md border border-line p-4 sm:col-span-3 sm:grid-cols-3">
        <legend className="px-1 font-medium text-sm">{importText.createCompetition}</legend>
        <TextField
          label={importText.competitionName}
          autoComplete="off"
          hint={importText.competitionNameHint}
          fieldClass="sm:col-span-2"
          {...field('newCompetition')}
        />
        <SelectField label={importText.competitionRegion} {...field('region')}>
          <SelectOptions items={Object.entries(competitionRecordText.region)} />
        </SelectField>
      </fieldset>
      <TextField
        label={importText.file}
        name="file"
        type="file"
        multiple
        accept=".csv,.json,.txt,text/*,application/json"
        hint={
          form.packedNames.length > 0
            ? importText.chosenFiles(form.packedNames.join(', '))
            : importText.fileHint
        }
        error={findFieldError(problems, 'file')}
        fieldClass="sm:col-span-3"
      />
      <TextAreaField
        label={importText.content}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        placeholder={CSV_COLUMNS}
        hint={importText.contentHint}
        {...field('content')}
        fieldClass="sm:col-span-3"
        className="font-mono text-sm"
      />
      <input type="hidden" name="packed" value={form.packed} />
      <input type="hidden" name="fileName" value={form.fileName} />
      {form.skipsUnread && <input type="hidden" name="skipsUnread" value="1" />}
      <CheckField
        label={importText.createAllTeams}
        name="createsTeams"
        value="1"
        defaultChecked={form.createsTeams}
      />
    </div>
  );
}
