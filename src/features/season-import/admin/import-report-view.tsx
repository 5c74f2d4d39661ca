import type { ReactNode } from 'react';
import { formatDateTime } from '#az/format/dates.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { hasChanges, type ImportReport } from '../rules/import-report.ts';
import type { ImportWarningCode } from '../rules/parse/imported-season.ts';
import { importText, importWarningText } from '../text.ts';

const warnings: Record<ImportWarningCode, (count: number) => string> = importWarningText;

/** What the import has done, or would do. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { competition, season, fixtures, results, teams, startTotals } = report;
  const counts = Map.groupBy(report.warnings, ({ code }) => code);
  return (
    <section
      aria-labelledby="import-report"
      className="grid gap-4 rounded-md border border-line bg-paper p-4"
    >
      <h2 id="import-report" className="text-2xl">
        {importText.report}: {competition.name} {season.name}
        {season.isNew && <span className="ms-2 text-base text-muted">({importText.newSeason})</span>}
      </h2>
      <ReportState report={report} />
      <dl className="tabular grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Line label={importText.fixtures}>
          {importText.fixtureCounts(fixtures.new, fixtures.changed, fixtures.unchanged)}
        </Line>
        <Line label={importText.results}>
          {importText.resultCounts(results.new, results.corrected, results.unchanged)}
        </Line>
        {report.newRounds.length > 0 && <Line label={importText.rounds}>{report.newRounds.length}</Line>}
        {report.statuses > 0 && <Line label={importText.statuses}>{report.statuses}</Line>}
        {report.removedSamples > 0 && <Line label={importText.samples}>{report.removedSamples}</Line>}
        {teams.created.length > 0 && <Line label={importText.created}>{teams.created.join(', ')}</Line>}
        {teams.respelled.length > 0 && (
          <Line label={importText.respelled}>
            {teams.respelled.map(({ name, team }) => `${name} → ${team}`).join(', ')}
          </Line>
        )}
      </dl>
      <Matches
        title={importText.kept}
        lines={report.kept.map((match) => [
          match,
          importText.keptScores(formatResult(match.site), formatResult(match.file)),
        ])}
      />
      <Matches
        title={importText.moved}
        lines={report.moved.map((match) => [
          match,
          `${formatDateTime(match.from)} → ${formatDateTime(match.to)}`,
        ])}
      />
      {(startTotals !== 'none' || counts.size > 0) && (
        <ul className="list-disc ps-5">
          {startTotals !== 'none' && <li>{importText.startTotals[startTotals]}</li>}
          {[...counts].map(([code, found]) => (
            <li key={code}>{warnings[code](found.length)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ReportState({ report }: { report: ImportReport }) {
  if (report.teams.unknown.length > 0) return <Notice kind="error">{importText.unknownLeft}</Notice>;
  if (!hasChanges(report)) return <Notice>{importText.noChanges}</Notice>;
  if (report.isWritten) return <Notice kind="success">{importText.written}</Notice>;
  return <Notice>{importText.dryRun}</Notice>;
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

type ReportedMatch = ImportReport['kept'][number] | ImportReport['moved'][number];

function Matches({ title, lines }: { title: string; lines: readonly (readonly [ReportedMatch, string])[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="tabular mt-1 grid gap-1">
        {lines.map(([{ round, home, away }, detail]) => (
          <li key={`${round} ${home} ${away}`}>
            {home} – {away} <span className="text-muted">({detail})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const formatResult = (score: { home: number; away: number } | null) =>
  score ? `${score.home}:${score.away}` : importText.noResult;
