import { Form, redirect, useNavigation } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { toActionError } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { CheckField, findFieldError, SelectField, SelectOptions, TextField } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { Table } from '#platform/ui/table.tsx';
import { importSystems } from '../rules/imported-record.ts';
import { createImportJob } from '../rules/jobs/create-import-job.ts';
import { type ImportJob, listImportJobs } from '../rules/jobs/import-job.ts';
import { importArticlesText } from '../text.ts';
import type { Route } from './+types/import-articles.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, newId } = servicesOf(context);
  return { jobs: await listImportJobs(db, { actor: actorOf(context) }), newId: newId() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, store, now, newId } = servicesOf(context);
  const sentForm = await request.formData();
  const form = readForm(sentForm);
  const sent = form.file('file');
  const system = form.text('system');
  const siteUrl = form.text('siteUrl');
  const withImages = form.text('images') === '1';
  try {
    const file = sent && { name: sent.name, bytes: new Uint8Array(await sent.arrayBuffer()) };
    const id = readNewId(sentForm, newId);
    const job = { id, actor, system, file, siteUrl, withImages, now: now(), newId };
    await createImportJob(db, store, job);
    return redirect(href('/admin/import/articles/:id', { id }));
  } catch (error) {
    return toActionError(error, { system, siteUrl, withImages });
  }
}

/** Takes an export of another site and lists the earlier imports. For admins. */
export default function ImportArticles({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const errorOf = (field: string) => findFieldError(actionData?.problems, field);
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHead title={importArticlesText.title} />
      <p className="max-w-prose text-muted">{importArticlesText.intro}</p>
      <Form method="post" encType="multipart/form-data" noValidate className="grid gap-4">
        <input type="hidden" name="id" value={loaderData.newId} />
        <ProblemNotice problem={actionData?.problem} />
        {actionData && actionData.problems.length > 0 && (
          <Notice kind="error">{importArticlesText.fixErrors}</Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={importArticlesText.system}
            name="system"
            required
            defaultValue={actionData?.system ?? ''}
            error={errorOf('system')}
          >
            <SelectOptions
              none={importArticlesText.chooseSystem}
              items={importSystems.map((system) => [system, importArticlesText.systems[system]])}
            />
          </SelectField>
          <TextField
            label={importArticlesText.file}
            name="file"
            type="file"
            required
            accept=".xml,.json,.csv"
            hint={importArticlesText.fileHint}
            error={errorOf('file')}
          />
        </div>
        <TextField
          label={importArticlesText.siteUrl}
          name="siteUrl"
          type="url"
          inputMode="url"
          defaultValue={actionData?.siteUrl ?? ''}
          hint={importArticlesText.siteUrlHint}
          error={errorOf('siteUrl')}
        />
        <CheckField
          label={importArticlesText.withImages}
          name="images"
          value="1"
          defaultChecked={actionData?.withImages ?? true}
        />
        <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
          {importArticlesText.check}
        </Button>
      </Form>
      <section className="grid gap-3">
        <h2 className="text-2xl">{importArticlesText.jobs}</h2>
        <JobTable jobs={loaderData.jobs} />
        <p>
          <SiteLink look="plain" href={href('/admin/redirects/csv')} download="redirects.csv">
            {importArticlesText.redirects}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}

const columns = [
  { label: importArticlesText.file },
  { label: importArticlesText.system },
  { label: importArticlesText.when },
  { label: importArticlesText.who },
  { label: importArticlesText.status },
];

function JobTable({ jobs }: { jobs: readonly ImportJob[] }) {
  return (
    <Table
      caption={importArticlesText.jobs}
      columns={columns}
      isEmpty={jobs.length === 0}
      empty={importArticlesText.noJobs}
      isStacked
    >
      {jobs.map(({ id, system, fileName, createdAt, createdBy, status }) => (
        <tr key={id}>
          <th scope="row" className="wrap-anywhere">
            <TextLink to={href('/admin/import/articles/:id', { id })}>{fileName}</TextLink>
          </th>
          <td data-label={importArticlesText.system}>{importArticlesText.systems[system]}</td>
          <td data-label={importArticlesText.when} className="tabular">
            {formatDateTime(createdAt)}
          </td>
          <td data-label={importArticlesText.who}>{createdBy.name}</td>
          <td data-label={importArticlesText.status}>{importArticlesText.statuses[status]}</td>
        </tr>
      ))}
    </Table>
  );
}
