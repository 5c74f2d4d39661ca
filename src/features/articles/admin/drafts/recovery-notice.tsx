import { formatDateTime } from '#az/format/dates.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { draftText } from '../../text.ts';

interface RecoveryNoticeProps {
  /** Epoch milliseconds. */
  at: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore or discard text that a closed tab or a lost connection left unsaved. */
export function RecoveryNotice({ at, onRestore, onDiscard }: RecoveryNoticeProps) {
  return (
    <Notice>
      <div role="status" className="flex flex-wrap items-center gap-3">
        <span className="grow">{draftText.found(formatDateTime(at))}</span>
        <span className="flex gap-2">
          <Button look="primary" onClick={onRestore}>
            {draftText.restore}
          </Button>
          <Button look="quiet" onClick={onDiscard}>
            {draftText.discard}
          </Button>
        </span>
      </div>
    </Notice>
  );
}
