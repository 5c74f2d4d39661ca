import { Eye } from 'lucide-react';
import { useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { formatListTime } from '#az/format/dates.ts';
import { boardText } from '#az/text/admin/home-layout.ts';
import type { HomeDesk } from '#domain/curation/get-home-editing.ts';
import type { BoardDraft, SaveState } from './use-board.ts';

interface BoardPublishingProps {
  draft: BoardDraft;
  isDraft: boolean;
  lastChange: HomeDesk['lastChange'];
  dueAt: string;
  dueError: string | undefined;
  now: number;
}

const stateWords: Record<SaveState, string> = {
  clean: '',
  saving: boardText.saving,
  saved: boardText.saved,
  failed: boardText.unsaved,
  refused: '',
};

/** What can be done with the board as it stands on the screen. Its fields belong to the board's form. */
export function BoardPublishing(props: BoardPublishingProps) {
  const { draft, isDraft, lastChange, dueAt, dueError, now } = props;
  const navigation = useNavigation();
  const intent = navigation.formData?.get('intent');
  const isBusy = navigation.state === 'submitting';
  const button = { type: 'submit', form: 'board', name: 'intent', disabled: isBusy } as const;
  return (
    <section aria-label={boardText.publish} className="grid gap-3 rounded-md border border-line bg-paper p-4">
      {lastChange && (
        <p className="tabular text-muted text-sm">
          {boardText.lastChange(lastChange.by ?? boardText.clock, formatListTime(lastChange.at, now))}
        </p>
      )}
      <p
        role="status"
        className={`text-sm empty:hidden ${draft.state === 'failed' ? 'text-live' : 'text-muted'}`}
      >
        {stateWords[draft.state]}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button {...button} value="publish" look="primary" busy={intent === 'publish'}>
          {boardText.publish}
        </Button>
        <a
          href="/admin/home/preview/draft"
          className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line px-4 font-medium hover:bg-surface"
        >
          <Eye aria-hidden="true" className="size-4" />
          {boardText.preview}
        </a>
        <Button {...button} value="save" look="quiet">
          {boardText.saveDraft}
        </Button>
      </div>
      <div className="grid gap-2 border-line border-t pt-3">
        <TextField
          form="board"
          label={boardText.planAt}
          name="dueAt"
          type="datetime-local"
          defaultValue={dueAt}
          error={dueError}
        />
        <Button {...button} value="plan" busy={intent === 'plan'} className="justify-self-start">
          {boardText.plan}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 border-line border-t pt-3">
        <Button {...button} value="automatic" look="quiet">
          {boardText.allAutomatic}
        </Button>
        {isDraft && (
          <Button {...button} value="discard" look="quiet">
            {boardText.discard}
          </Button>
        )}
      </div>
    </section>
  );
}
