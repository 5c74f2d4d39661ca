import { Form, Link, redirect } from 'react-router';
import { toActionError } from '#platform/admin/action-answers.server.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { PageHead, ParentLink } from '#platform/admin/page-head.tsx';
import { useRefresh } from '#platform/admin/use-refresh.ts';
import type { Problem } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { findFieldError, SelectField, SelectOptions, TextField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { recheckImportJob, startImportJob } from '../rules/jobs/change-import-job.ts';
import { getImportJob, type ImportJob, isSiteKnown } from '../rules/jobs/import-job.ts';
import { listSources } from '../rules/sources/import-sources.ts';
import { siteOf } from '../rules/sources/source-name.ts';
import { importArticlesText } from '../text.ts';
import type { Route } from './+types/import-job.ts';
import { ArticleImportReportView } from './report-view.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const job = await getImportJob(db, { actor: actorOf(context), id: params.id });
  return { job, sources: await listSources(db, { system: job.system }) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const form = readForm(await request.formData());
  const source = form.text('source');
  const siteUrl = form.text('siteUrl');
  const job = { actor: actorOf(context), id: params.id, now: now() };
  try {
    if (form.text('intent') === 'recheck') await recheckImportJob(db, { ...job, source, siteUrl });
    else await startImportJob(db, { ...job, newId });
  } catch (error) {
    return toActionError(error, { siteUrl });
  }
  return redirect(href('/admin/import/articles/:id', { id: params.id }));
}

/** One import: the progress of its check or its run, the report, and the button that starts it. For admins. */
export default function ImportJobScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { job, sources } = loaderData;
  const isRunning = job.status === 'checking' || job.status === 'importing';
  useRefresh(isRunning);
  return (
    <div className="grid max-w-4xl gap-6">
      <ParentLink to={href('/admin/import/articles')}>{importArticlesText.title}</ParentLink>
      <PageHead title={job.fileName} aside={importArticlesText.systems[job.system]} />
      {isRunning && <Progress job={job} />}
      {job.status === 'checked' && (
        <Form method="post" className="grid gap-4">
          <Notice>
            {importArticlesText.dryRun}{' '}
            {isSiteKnown(job)
              ? importArticlesText.site.of(siteLabel(job.report?.source ?? ''))
              : importArticlesText.site.missing}
          </Notice>
          {isSiteKnown(job) && (
            <IntentButton intent="start" look="primary" className="justify-self-start">
              {importArticlesText.start}
            </IntentButton>
          )}
        </Form>
      )}
      {job.status === 'imported' && (
        <Notice kind="success">
          {importArticlesText.imported}{' '}
          <a href={href('/admin/redirects/csv')} download="redirects.csv" className="underline">
            {importArticlesText.redirects}
          </a>
        </Notice>
      )}
      {job.status === 'failed' && (
        <Notice kind="error">
          {failureText(job)}
          {job.problem && (
            <>
              {' '}
              {importArticlesText.failedReason} <code lang="en">{job.problem}</code>
            </>
          )}
        </Notice>
      )}
      {job.status === 'expired' && <Notice>{importArticlesText.expired}</Notice>}
      {job.status === 'checked' && (
        <ImportSite
          job={job}
          sources={sources}
          problems={actionData?.problems}
          siteUrl={actionData?.siteUrl ?? ''}
        />
      )}
      {job.report && <ArticleImportReportView report={job.report} />}
    </div>
  );
}

const text = importArticlesText.site;

/** The name of a source on screen. */
function siteLabel(source: string): string {
  return siteOf(source) ?? text.unnamed;
}

interface ImportSiteProps {
  job: ImportJob;
  /** The sources of earlier imports of the same system. */
  sources: readonly string[];
  problems: readonly Problem[] | undefined;
  /** What was typed, when it was refused. */
  siteUrl: string;
}

/** Chooses the site that the file comes from: one of earlier imports, or an address. The file is then checked again. */
function ImportSite({ job, sources, problems, siteUrl }: ImportSiteProps) {
  const errorOf = (field: string) => findFieldError(problems, field);
  const source = job.report?.source ?? '';
  return (
    <section aria-labelledby="import-site" className="grid gap-3">
      <h2 id="import-site" className="text-2xl">
        {text.title}
      </h2>
      <p className="max-w-prose text-muted">{text.intro}</p>
      <Form method="post" noValidate className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.earlier}
          name="source"
          defaultValue={sources.includes(source) ? source : ''}
          error={errorOf('site')}
        >
          <SelectOptions none={text.ofFile} items={sources.map((one) => [one, siteLabel(one)])} />
        </SelectField>
        <TextField
          label={text.address}
          name="siteUrl"
          type="url"
          inputMode="url"
          placeholder="https://kohnesayt.az"
          defaultValue={siteUrl}
          error={errorOf('siteUrl')}
        />
        <IntentButton intent="recheck" className="justify-self-start">
          {text.recheck}
        </IntentButton>
      </Form>
    </section>
  );
}

function failureText({ failure, problem, system }: ImportJob): string {
  if (failure !== null && failure !== 'invalid') return importArticlesText[failure];
  if (failure === 'invalid' || problem) return importArticlesText.failed(importArticlesText.systems[system]);
  return importArticlesText.failedHere;
}

function Progress({ job: { id, status, done, total } }: { job: ImportJob }) {
  const label = importArticlesText.statuses[status];
  return (
    <section aria-labelledby="import-progress" className="grid gap-2">
      <h2 id="import-progress" className="text-2xl">
        {label}{' '}
        <span className="tabular text-base text-muted">{importArticlesText.progress(done, total)}</span>
      </h2>
      <progress
        aria-labelledby="import-progress"
        className="h-3 w-full accent-accent"
        max={total || 1}
        value={total === 0 ? undefined : done}
      />
      <noscript>
        <Link to={href('/admin/import/articles/:id', { id })} className="text-accent underline">
          {importArticlesText.refresh}
        </Link>
      </noscript>
    </section>
  );
}
