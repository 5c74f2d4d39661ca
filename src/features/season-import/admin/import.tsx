import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { data, Form } from 'react-router';
import { NoCompetitions } from '#features/competitions/admin/no-competitions.tsx';
import { listCompetitions } from '#features/competitions/rules/competition.ts';
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
import { SelectField, SelectOptions } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import type { ImportReport } from '../rules/import-report.ts';
import { importSeason } from '../rules/import-season.ts';
import { type ImportedSeason, type ImportProblem, ImportRefused } from '../rules/parse/imported-season.ts';
import { parseInThread } from '../rules/thread/parse-in-thread.ts';
import { importText } from '../text.ts';
import type { Route } from './+types/import.ts';
import { FileProblems } from './file-problems.tsx';
import { ImportFields } from './import-fields.tsx';
import { CREATE_TEAM, EMPTY_FORM, type ImportForm, NEW_COMPETITION, TEAM_FIELD } from './import-form.ts';
import { ImportReportView } from './import-report-view.tsx';
import { listFiles, listFormProblems, readImportForm, targetOf } from './read-import-form.server.ts';

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
    if ('fileProblems' in answer) {
      // A text that is too long could not be sent again.
      const isTooLong = answer.problems.some(({ code }) => code === 'field.tooLong');
      const shown = isTooLong ? { ...form, content: '', packed: '', packedNames: [] } : form;
      return data({ ...none, ...answer, form: shown }, { status: 422 });
    }
    // After the import the form is ready for the next files of the same competition.
    const { competition } = answer.report;
    const next = { ...form, ...EMPTY_FORM, season: form.season, timeZone: form.timeZone };
    const shown = answer.report.isWritten ? { ...next, competition: competition.slug } : form;
    return data({ ...none, ...answer, form: shown });
  } catch (error) {
    const { data: refusal, init } = toActionError(error);
    return data({ ...none, problems: refusal.problems, form }, init ?? undefined);
  }
}

/** Imports the matches, results and squads of a season: with a check and its report before, or at once. For editors. */
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
        {fileProblems.length > 0 && <Unreadable problems={fileProblems} />}
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
        <div className="flex flex-wrap gap-3">
          <IntentButton intent="check" look={isChecked ? 'plain' : 'primary'}>
            {importText.check}
          </IntentButton>
          {!isChecked && <IntentButton intent="write">{importText.writeNow}</IntentButton>}
        </div>
      </Form>
    </div>
  );
}

/** What cannot be read, and the button that leaves it out. */
function Unreadable({ problems }: { problems: readonly ImportProblem[] }) {
  return (
    <div className="grid gap-3">
      <FileProblems problems={problems} />
      <p className="text-muted text-sm">{importText.skipUnreadHint}</p>
      <IntentButton intent="skipUnread" className="justify-self-start">
        {importText.skipUnread}
      </IntentButton>
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
            defaultValue={Object.hasOwn(chosen, name) ? chosen[name] : ''}
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

/** `problems`: the fields that are missing or wrong. `fileProblems`: the lines that cannot be read. */
interface ImportProblems {
  problems: readonly Problem[];
  fileProblems: readonly ImportProblem[];
}

/**
 * Checks or runs the import of a form. Everything that is wrong with the fields and in the files is named at once.
 * @throws InvalidInput, Forbidden, NotFound.
 */
async function runImport(
  db: Db,
  { form, isDryRun, ...change }: Change & { form: ImportForm; isDryRun: boolean },
): Promise<{ report: ImportReport } | ImportProblems> {
  const problems = listFormProblems(form);
  const isReadable = !problems.some(({ field }) => field === 'content' || field === 'file');
  const read = isReadable ? await readFiles(form) : { fileProblems: [] };
  if ('fileProblems' in read) return { problems, ...read };
  if (problems.length > 0) return { problems, fileProblems: [] };
  const choices = Object.entries(form.teams);
  const created = choices.flatMap(([name, choice]) => (choice === CREATE_TEAM ? [name] : []));
  const report = await importSeason(db, {
    ...change,
    season: read.season,
    target: targetOf(form),
    createCompetition:
      form.competition === NEW_COMPETITION ? { name: form.newCompetition, region: form.region } : null,
    timeZone: form.timeZone || null,
    isDryRun,
    createTeams: form.createsTeams ? 'all' : new Set(created),
    mappedTeams: new Map(choices.filter(([, choice]) => choice !== CREATE_TEAM)),
    // SQLite works in this process, so readers get their turn between the parts of a large season.
    onProgress: () => yieldToRequests(),
  });
  return { report };
}

async function readFiles(
  form: ImportForm,
): Promise<{ season: ImportedSeason } | Pick<ImportProblems, 'fileProblems'>> {
  try {
    return { season: await parseInThread({ files: listFiles(form), skipsUnread: form.skipsUnread }) };
  } catch (error) {
    if (error instanceof ImportRefused) return { fileProblems: error.problems };
    throw error;
  }
}
