import { data, Form, useNavigation } from 'react-router';
import { NoCompetitions } from '#features/competitions/admin/no-competitions.tsx';
import { listCompetitions } from '#features/competitions/rules/list-competitions.ts';
import { listTeamNames } from '#features/teams/rules/names/list-team-names.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { importText } from '../text.ts';
import type { Route } from './+types/import.ts';
import { FileProblems } from './file-problems.tsx';
import { ImportFields } from './import-fields.tsx';
import { ImportReportView } from './import-report-view.tsx';
import { type ImportForm, readImportForm } from './read-import-form.ts';
import { runImport } from './run-import.server.ts';
import { UnknownTeams } from './unknown-teams.tsx';

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
  const intent = useNavigation().formData?.get('intent');
  const { form, report, problems, fileProblems } = actionData ?? {
    ...{ form: EMPTY_FORM, report: null, problems: [], fileProblems: [] },
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
            <Button
              type="submit"
              name="intent"
              value="write"
              look="primary"
              isBusy={intent === 'write'}
              className="justify-self-start"
            >
              {importText.write}
            </Button>
          </>
        )}
        {competitions.length === 0 && <NoCompetitions />}
        <ImportFields form={form} problems={problems} competitions={competitions} />
        <Button
          type="submit"
          name="intent"
          value="check"
          look={isChecked ? 'plain' : 'primary'}
          isBusy={intent === 'check'}
          className="justify-self-start"
        >
          {importText.check}
        </Button>
      </Form>
    </div>
  );
}
