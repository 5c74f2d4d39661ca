import type { ReactNode } from 'react';
import { formatDateTime } from '#az/format/dates.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { hasChanges, type ImportReport } from '../rules/import-report.ts';
import type { ImportWarning, ImportWarningCode } from '../rules/parse/imported-season.ts';
import { importText, importWarningText } from '../text.ts';
import { formatPlace, ProblemCauses } from './file-problems.tsx';

const warnings: Record<ImportWarningCode, (count: number) => string> = importWarningText;

/** What the import has done, or would do. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { competition, season, matches, fixtures, results, goals, squads, people, teams, startTotals } =
    report;
  const counts = Map.groupBy(report.warnings, ({ code }) => code);
  return (
    <section
      aria-labelledby="import-report"
      className="grid gap-4 rounded-md border border-line bg-paper p-4"
    >
      <h2 id="import-report" className="text-2xl">
        {importText.report}: {competition.name} {season.name}
        {season.isNew && (
          <span className="ms-2 text-base text-muted">
            ({competition.isNew ? importText.newCompetition : importText.newSeason})
          </span>
        )}
      </h2>
      <ReportState report={report} />
      <dl className="tabular grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Line label={importText.matches}>
          {importText.matchCounts(matches.read, matches.skipped, matches.unknown)}
        </Line>
        <Line label={importText.fixtures}>
          {importText.fixtureCounts(fixtures.new, fixtures.changed, fixtures.unchanged)}
        </Line>
        <Line label={importText.results}>
          {importText.resultCounts(results.new, results.corrected, results.unchanged)}
        </Line>
        {goals.read + goals.removed + goals.skipped + goals.unnamed > 0 && (
          <Line label={importText.goals}>{describeGoals(report)}</Line>
        )}
        {squads.read > 0 && (
          <Line label={importText.squads}>
            {importText.squadCounts(squads.read, squads.new, squads.changed)}
          </Line>
        )}
        {people.read + people.skipped > 0 && (
          <Line label={importText.people}>
            {importText.peopleCounts(people.read, people.new, people.known, people.skipped)}
          </Line>
        )}
        {report.newStages.length > 0 && <Line label={importText.stages}>{report.newStages.join(', ')}</Line>}
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
            <li key={code}>
              {warnings[code](found.length)} <FirstPlace warning={found[0]} />
            </li>
          ))}
        </ul>
      )}
      {report.unread.length > 0 && (
        <div>
          <h3 className="font-semibold">{importText.unread}</h3>
          <ProblemCauses problems={report.unread} />
        </div>
      )}
    </section>
  );
}

function describeGoals({ goals }: ImportReport): string {
  const { read, new: added, linked, removed, skipped, unnamed } = goals;
  const parts = [
    importText.goalCounts(read, added, unnamed),
    linked > 0 && importText.goalsLinked(linked),
    removed > 0 && importText.goalsRemoved(removed),
    skipped > 0 && importText.goalsSkipped(skipped),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** Where the first warning of a kind stands in the file. */
function FirstPlace({ warning }: { warning: ImportWarning | undefined }) {
  if (!warning) return null;
  const { place, text = '' } = warning;
  return <span className="text-muted">({importText.first(formatPlace(place), text)})</span>;
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
