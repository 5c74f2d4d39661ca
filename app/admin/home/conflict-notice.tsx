import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { formatListTime } from '#az/format/dates.ts';
import { boardText } from '#az/text/admin/home-layout.ts';
import { problemText } from '#az/text/problems.ts';
import type { BoardRefusal } from './board-refusal.ts';
import type { BoardDraft } from './use-board.ts';

interface ConflictNoticeProps {
  refusal: BoardRefusal;
  draft: BoardDraft;
  now: number;
}

/** Somebody was quicker: who, and the two ways on. Nothing is written over by itself. */
export function ConflictNotice({ refusal, draft, now }: ConflictNoticeProps) {
  const { lastChange } = refusal;
  return (
    <Notice kind="wrong">
      <p>{problemText['board.conflict']}</p>
      {lastChange && (
        <p>{boardText.conflictBy(lastChange.by ?? boardText.clock, formatListTime(lastChange.at, now))}</p>
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        <a href="/admin/home" className="inline-flex min-h-11 items-center px-2 text-accent underline">
          {boardText.openNewest}
        </a>
        <Button
          type="submit"
          name="intent"
          value="save"
          onClick={(event) => {
            event.preventDefault();
            draft.saveAnyway();
          }}
        >
          {boardText.saveMine}
        </Button>
      </p>
    </Notice>
  );
}
