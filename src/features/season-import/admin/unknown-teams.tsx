import type { TeamName } from '#features/teams/rules/names/list-team-names.ts';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/field.tsx';
import type { ImportReport } from '../rules/import-report.ts';
import { importText } from '../text.ts';
import { CREATE_TEAM, TEAM_FIELD } from './read-import-form.ts';

/** A select box for each unknown name: one of the known teams, or a new one. */
export function UnknownTeams({
  unknown,
  teams,
  chosen,
}: {
  unknown: ImportReport['teams']['unknown'];
  teams: readonly TeamName[];
  chosen: Readonly<Record<string, string>>;
}) {
  return (
    <fieldset className="grid gap-4 rounded-md border border-line bg-paper p-4">
      <legend className="px-1 font-semibold">{importText.unknown}</legend>
      <p className="text-muted text-sm">{importText.unknownHint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {unknown.map(({ name, nearest }) => (
          <SelectField
            key={name}
            label={name}
            name={`${TEAM_FIELD}${name}`}
            defaultValue={chosen[name] ?? ''}
          >
            <option value="">{importText.chooseTeam}</option>
            <option value={CREATE_TEAM}>{importText.createTeam}</option>
            {nearest.length > 0 && <TeamOptions label={importText.nearest} teams={nearest} />}
            <TeamOptions label={importText.allTeams} teams={teams} />
          </SelectField>
        ))}
      </div>
      {unknown.length > 1 && (
        <Button type="submit" name="intent" value="createTeams" className="justify-self-start">
          {importText.createTeams}
        </Button>
      )}
    </fieldset>
  );
}

function TeamOptions({ label, teams }: { label: string; teams: readonly TeamName[] }) {
  return (
    <optgroup label={label}>
      {teams.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
