import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { statusText } from '#features/articles/text.ts';
import { href } from '#platform/http/href.ts';
import type { ArticleImportReport, ImportOutcome } from '../rules/import-report.ts';
import type { ImportLossCode } from '../rules/imported-record.ts';
import { importArticlesText, importLossText } from '../text.ts';

const lossText: Record<ImportLossCode, string> = importLossText;
const MAX_SAMPLES = 5;

/** What an import has done, or would do: counts, losses with examples, and some of the new articles. */
export function ArticleImportReportView({ report }: { report: ArticleImportReport }) {
  const { articles, categories, images, losses, samples, isWritten, changes } = report;
  const outcomes = (Object.keys(importArticlesText.outcomes) as ImportOutcome[])
    .filter((outcome) => articles[outcome] > 0)
    .map((outcome) => `${articles[outcome]} ${importArticlesText.outcomes[outcome]}`);
  return (
    <section
      aria-labelledby="import-report"
      className="grid gap-4 rounded-md border border-line bg-paper p-4"
    >
      <h2 id="import-report" className="text-2xl">
        {importArticlesText.report}
      </h2>
      <dl className="tabular grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Line label={importArticlesText.articles}>{outcomes.join(', ') || 0}</Line>
        <Line label={importArticlesText.categories}>
          {importArticlesText.categoryCounts(categories.new, categories.known)}
        </Line>
        {report.tags > 0 && <Line label={importArticlesText.tags}>{report.tags}</Line>}
        {report.authors > 0 && <Line label={importArticlesText.authors}>{report.authors}</Line>}
        <Line label={importArticlesText.images}>
          {isWritten
            ? importArticlesText.imageCounts(images.found, images.stored, images.failed)
            : importArticlesText.foundImages(images.found)}
        </Line>
        <Line label={importArticlesText.oldAddresses}>{report.oldAddresses}</Line>
      </dl>
      {changes.length > 0 && (
        <div>
          <h3 className="font-semibold">
            {isWritten ? importArticlesText.changed : importArticlesText.changes}
          </h3>
          {!isWritten && <p className="text-muted text-sm">{importArticlesText.changesHint}</p>}
          <ul className="mt-1 max-h-96 list-disc overflow-y-auto ps-5">
            {changes.map(({ id, title, newTitle }) => (
              <li key={id} className="wrap-anywhere">
                <Link to={href('/admin/articles/edit/:id', { id })} className="text-accent underline">
                  {title}
                </Link>
                {title !== newTitle && (
                  <span className="text-muted text-sm"> ({importArticlesText.newTitle(newTitle)})</span>
                )}
              </li>
            ))}
            {articles.changed > changes.length && (
              <li>{importArticlesText.more(articles.changed - changes.length)}</li>
            )}
          </ul>
        </div>
      )}
      {Object.keys(losses).length > 0 && (
        <div>
          <h3 className="font-semibold">{importArticlesText.losses}</h3>
          <ul className="mt-1 grid gap-2">
            {(Object.entries(losses) as [ImportLossCode, NonNullable<(typeof losses)[ImportLossCode]>][]).map(
              ([code, loss]) => (
                <Loss key={code} code={code} {...loss} />
              ),
            )}
          </ul>
        </div>
      )}
      {samples.length > 0 && (
        <div>
          <h3 className="font-semibold">{importArticlesText.samples}</h3>
          <ul className="mt-1 list-disc ps-5">
            {samples.slice(0, MAX_SAMPLES).map(({ title, slug, status }) => (
              <li key={slug} className="wrap-anywhere">
                {title} <span className="text-muted text-sm">({statusText[status]})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Loss({
  code,
  count,
  samples,
}: { code: ImportLossCode } & NonNullable<ArticleImportReport['losses'][ImportLossCode]>) {
  const shown = samples
    .slice(0, MAX_SAMPLES)
    .map(({ title, detail }) => [title, detail].filter(Boolean).join(': '))
    .filter((sample) => sample !== '');
  return (
    <li>
      <span className="tabular font-semibold">{count}</span> {lossText[code]}
      {shown.length > 0 && (
        <ul className="ms-5 list-disc text-muted text-sm">
          {shown.map((sample, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two samples may be equal
            <li key={at} className="wrap-anywhere">
              {sample}
            </li>
          ))}
          {count > shown.length && <li>{importArticlesText.more(count - shown.length)}</li>}
        </ul>
      )}
    </li>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
