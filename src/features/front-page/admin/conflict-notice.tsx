import { formatListTime } from '#az/format/dates.ts';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { homeLayoutText } from '../text.ts';
import type { LayoutRefusal } from './layout-refusal.ts';
import type { LayoutDraft } from './use-layout-draft.ts';

interface ConflictNoticeProps {
  refusal: LayoutRefusal;
  draft: LayoutDraft;
  now: number;
}

/** Says who has changed the draft in the meantime. The editor either opens that draft or overwrites it. */
export function ConflictNotice({ refusal, draft, now }: ConflictNoticeProps) {
  const { lastChange } = refusal;
  return (
    <Notice kind="error">
      <p>{problemSentence('layout.conflict')}</p>
      {lastChange && (
        <p>
          {homeLayoutText.conflictBy(
            lastChange.by ?? homeLayoutText.clock,
            formatListTime(lastChange.at, now),
          )}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        <a
          href={href('/admin/home')}
          className="inline-flex min-h-11 items-center px-2 text-accent underline"
        >
          {homeLayoutText.openNewest}
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
          {homeLayoutText.saveMine}
        </Button>
      </p>
    </Notice>
  );
}
