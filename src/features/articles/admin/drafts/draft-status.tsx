import { CloudOff, Users } from 'lucide-react';
import { inCase } from '#az/characters/endings.ts';
import { formatTime } from '#az/format/dates.ts';
import { signInAgainText } from '#features/accounts/text.ts';
import type { ArticleStatus } from '../../tables.ts';
import { draftText } from '../../text.ts';
import type { DraftAnswer } from '../draft-data.ts';
import type { AutosaveStatus } from '../editing/editor-state.ts';

interface DraftStatusProps {
  status: AutosaveStatus;
  /** The status of the article. An autosave changes only the draft beside a published or submitted article. */
  of: ArticleStatus;
}

/** One line that says whether the typed text is saved. */
export function DraftStatus({ status, of }: DraftStatusProps) {
  const isWarning = ['offline', 'failed', 'signedOut'].includes(status.kind);
  return (
    <p
      role="status"
      data-draft={status.kind}
      className={`flex min-h-6 items-center gap-2 text-sm ${isWarning ? 'text-warning' : 'text-muted'}`}
    >
      {isWarning && <CloudOff aria-hidden="true" className="size-4 shrink-0" />}
      {sentenceOf(status, draftText.autosave[of])}
    </p>
  );
}

function sentenceOf(status: AutosaveStatus, autosave: (typeof draftText.autosave)[ArticleStatus]): string {
  switch (status.kind) {
    case 'saved':
      return autosave.savedAt(inCase(formatTime(status.at), 'locative'));
    case 'saving':
    case 'changed':
      return autosave.saving;
    case 'offline':
      return draftText.offline;
    case 'failed':
      return draftText.failed;
    case 'signedOut':
      return signInAgainText.status;
    case 'clean':
      return '';
  }
}

/**
 * Who else has the article open, and whether somebody has saved it since this form was opened. Not shown for new articles.
 * The line has a fixed height from the first paint, so the fields below never move. It is a single text, because separate
 * parts would move when one of them changes. A long text scrolls.
 */
export function OtherEditors({
  report,
  baseVersion,
}: {
  report: DraftAnswer | null;
  baseVersion: number | null;
}) {
  if (baseVersion === null) return null;
  const names = report?.others.filter(({ isSelf }) => !isSelf).map(({ name }) => name) ?? [];
  const news = [
    names.length > 0 && draftText.others(names.join(', ')),
    report?.others.some(({ isSelf }) => isSelf) && draftText.ownTab,
    report?.current &&
      report.current.version > baseVersion &&
      draftText.changedMeanwhile(report.current.by ?? draftText.somebody),
  ].filter((line) => typeof line === 'string');
  return (
    <div
      role="status"
      data-presence
      className="needs-script flex h-7 gap-2 overflow-x-auto whitespace-nowrap rounded-md px-3 py-1 text-sm not-empty:bg-surface"
    >
      {news.length > 0 && (
        <>
          <Users aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
          <p>{news.join(' · ')}</p>
        </>
      )}
    </div>
  );
}
