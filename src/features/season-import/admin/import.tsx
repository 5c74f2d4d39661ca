import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { data, Form } from 'react-router';
import { NoCompetitions } from '#features/competitions/admin/no-competitions.tsx';
import { type Competition, listCompetitions } from '#features/competitions/rules/competition.ts';
import { listTeamNames, type TeamName } from '#features/teams/rules/names/list-known-teams.ts';
import { toActionError } from '#platform/admin/action-answers.server.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import type { Db } from '#platform/db/schema.ts';
import type { Problem } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import type { Change } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { findFieldError, SelectField, SelectOptions, TextAreaField, TextField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import type { ImportReport } from '../rules/import-report.ts';
import { importSeason } from '../rules/import-season.ts';
import { type ImportProblem, type ImportProblemCode, ImportRefused } from '../rules/parse/imported-season.ts';
import { parseSeason } from '../rules/parse/parse-season.ts';
import { importFileProblems, importText } from '../text.ts';
import type { Route } from './+types/import.ts';
import { ImportReportView } from './import-report-view.tsx';
import {
  CREATE_TEAM,
  type ImportForm,
  readImportForm,
  requireCompleteForm,
  TEAM_FIELD,
} from './read-import-form.ts';

const EMPTY_FORM: ImportForm = { competition: '', season: '', timeZone: '', content: '', teams: {} };

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  return { competitions: await listCompetitions(db), teams: await listTeamNames(db) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const sent = await request.formData();
  const form = await readImportForm(sent);
  const isDryRun = readForm(sent).text('intent') !== 'write';
  const none = { problems: [], report: null, fileProblems: [] };
  try {
    const answer = await runImport(db, { form, isDryRun, actor, now: now(), newId });
    if ('fileProblems' in answer) return data({ ...none, ...answer, form }, { status: 422 });
    // After the import the form is ready for the next file of the same competition.
    const shown = answer.report.isWritten ? { ...form, content: '', teams: {} } : form;
    return data({ ...none, ...answer, form: shown });
  } catch (error) {
    const { data: refusal, init } = toActionError(error);
    // A text that is too long could not be sent again.
    const isTooLong = refusal.problems.some(({ code }) => code === 'field.tooLong');
    const shown = isTooLong ? { ...form, content: '' } : form;
    return data({ ...none, problems: refusal.problems, form: shown }, init ?? undefined);
  }
}

/** Imports the matches and results of a season: first a check with its report, then the import. For editors. */
export default function ImportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { competitions, teams } = loaderData;
  const { form, report, problems, fileProblems } = actionData ?? {
    form: EMPTY_FORM,
    report: null,
    problems: [],
    fileProblems: [],
  };
  const isChecked = report !== null && !report.isWritten;
  return (
    <div className="max-w-4xl">
      <PageHead title={importText.title} />
      <p className="mb-6 max-w-prose text-muted">{importText.intro}</p>
      <Form
        key={report?.isWritten ? 'written' : 'form'}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid gap-6"
      >
        {problems.length > 0 && <Notice kind="error">{importText.fixErrors}</Notice>}
        {fileProblems.length > 0 && <FileProblems problems={fileProblems} />}
        {report && <ImportReportView report={report} />}
        {report && report.teams.unknown.length > 0 && (
          <UnknownTeams unknown={report.teams.unknown} teams={teams} chosen={form.teams} />
        )}
        {isChecked && (
          <>
            {Object.entries(form.teams)
              .filter(([name]) => !report.teams.unknown.some((team) => team.name === name))
              .map(([name, choice]) => (
                <input key={name} type="hidden" name={`team:${name}`} value={choice} />
              ))}
            <IntentButton intent="write" look="primary" className="justify-self-start">
              {importText.write}
            </IntentButton>
          </>
        )}
        {competitions.length === 0 && <NoCompetitions />}
        <ImportFields form={form} problems={problems} competitions={competitions} />
        <IntentButton intent="check" look={isChecked ? 'plain' : 'primary'} className="justify-self-start">
          {importText.check}
        </IntentButton>
      </Form>
    </div>
  );
}

/** A select box for each unknown name: one of the known teams, or a new one. */
function UnknownTeams({
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
      <SelectOptions items={teams.map(({ slug, name }) => [slug, name])} />
    </optgroup>
  );
}

const CSV_COLUMNS = 'date,time,round,home,away,home_score,away_score';

/** Which season, and the file: chosen, or pasted as text. */
function ImportFields({
  form,
  problems,
  competitions,
}: {
  form: ImportForm;
  problems: readonly Problem[];
  competitions: readonly Competition[];
}) {
  const field = (name: 'competition' | 'season' | 'timeZone' | 'content') => ({
    name,
    defaultValue: form[name],
    error: findFieldError(problems, name),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField label={importText.competition} required {...field('competition')}>
        <SelectOptions
          none={importText.chooseCompetition}
          items={competitions.map(({ slug, name }) => [slug, name])}
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
        rows={8}
        spellCheck={false}
        autoComplete="off"
        placeholder={CSV_COLUMNS}
        hint={importText.contentHint}
        {...field('content')}
        fieldClass="sm:col-span-3"
        className="font-mono text-sm"
      />
    </div>
  );
}

type ImportAnswer = { report: ImportReport } | { fileProblems: readonly ImportProblem[] };

/** Checks or runs the import of a form. @throws InvalidInput, Forbidden, NotFound. */
async function runImport(
  db: Db,
  { form, isDryRun, actor, now, newId }: Change & { form: ImportForm; isDryRun: boolean },
): Promise<ImportAnswer> {
  requireCompleteForm(form);
  try {
    const choices = Object.entries(form.teams);
    const report = await importSeason(db, {
      season: parseSeason(form.content),
      target: form,
      timeZone: form.timeZone || null,
      isDryRun,
      createTeams: new Set(choices.flatMap(([name, choice]) => (choice === CREATE_TEAM ? [name] : []))),
      mappedTeams: new Map(choices.filter(([, choice]) => choice !== CREATE_TEAM)),
      // SQLite works in this process, so readers get their turn after each match.
      actor,
      now,
      newId,
      onProgress: () => yieldToRequests(),
    });
    return { report };
  } catch (error) {
    if (error instanceof ImportRefused) return { fileProblems: error.problems };
    throw error;
  }
}

const sentences: Record<ImportProblemCode, string> = importFileProblems;
const MAX_SHOWN = 20;

/** The lines of the file that cannot be read. The text below stays, so that they can be corrected there. */
function FileProblems({ problems }: { problems: readonly ImportProblem[] }) {
  return (
    <Notice kind="error">
      <p className="font-semibold">{importText.fileProblems(problems.length)}</p>
      <ul className="mt-2 grid gap-1">
        {problems.slice(0, MAX_SHOWN).map(({ place, code, text }) => (
          <li key={`${place.number} ${code} ${text}`}>
            {`${importText.line[place.unit](place.number)}: ${sentences[code]}`}
            {text !== '' && <code className="ms-2 break-all text-muted text-sm">{text}</code>}
          </li>
        ))}
        {problems.length > MAX_SHOWN && <li>{importText.moreProblems(problems.length - MAX_SHOWN)}</li>}
      </ul>
    </Notice>
  );
}
