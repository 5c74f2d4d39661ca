import { Form, Link, redirect, useNavigation } from 'react-router';
import { PageHead } from '#app/admin/parts/page-head.tsx';
import { ParentLink } from '#app/admin/parts/parent-link.tsx';
import { useRefresh } from '#app/admin/parts/use-refresh.ts';
import { servicesOf } from '#app/context.ts';
import { actorOf } from '#app/require-staff-role.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { importArticlesText } from '#az/text/distribution/import-articles.ts';
import { href } from '#domain/href.ts';
import type { ImportJob } from '#domain/import/jobs/import-job.ts';
import { getImportJob } from '#domain/import/jobs/read-import-jobs.ts';
import { startImportJob } from '#domain/import/jobs/start-import-job.ts';
import type { Route } from './+types/import-job.ts';
import { ArticleImportReportView } from './report-view.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  return { job: await getImportJob(servicesOf(context).db, { actor: actorOf(context), id: params.id }) };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  await startImportJob(db, { actor: actorOf(context), id: params.id, now: now(), newId });
  return redirect(href('/admin/import/articles/:id', { id: params.id }));
}

/** One import: the progress of its check or its run, the report, and the button that starts it. For admins. */
export default function ImportJobScreen({ loaderData: { job } }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const isRunning = job.status === 'checking' || job.status === 'importing';
  useRefresh(isRunning);
  return (
    <div className="grid max-w-4xl gap-6">
      <ParentLink to={href('/admin/import/articles')}>{importArticlesText.title}</ParentLink>
      <PageHead title={job.fileName} aside={importArticlesText.systems[job.system]} />
      {isRunning && <Progress job={job} />}
      {job.status === 'checked' && (
        <Form method="post" className="grid gap-4">
          <Notice>{importArticlesText.dryRun}</Notice>
          <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
            {importArticlesText.start}
          </Button>
        </Form>
      )}
      {job.status === 'imported' && (
        <Notice kind="success">
          {importArticlesText.imported}{' '}
          <a href={href('/admin/import/redirects')} download="redirects.csv" className="underline">
            {importArticlesText.redirects}
          </a>
        </Notice>
      )}
      {job.status === 'failed' && (
        <Notice kind="error">
          {job.problem ? (
            <>
              {importArticlesText.failed(importArticlesText.systems[job.system])}{' '}
              {importArticlesText.failedReason} <code lang="en">{job.problem}</code>
            </>
          ) : (
            importArticlesText.failedHere
          )}
        </Notice>
      )}
      {job.status === 'expired' && <Notice>{importArticlesText.expired}</Notice>}
      {job.report && <ArticleImportReportView report={job.report} />}
    </div>
  );
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
