import { useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useHydrated } from '#app/admin/articles/form/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { noteText } from '#az/text/admin/notes.ts';
import { problemText } from '#az/text/problems.ts';
import { MentionField } from './mention-field.tsx';
import type { NoteAnswer } from './note-answer.ts';
import type { NotesPanelData } from './read-notes-panel.server.ts';
import { useStoredNote } from './use-stored-note.ts';

interface NoteFormProps {
  board: NotesPanelData;
  address: string;
  /** What came back from a form without scripts. */
  refused?: NoteAnswer;
}

/** Where a note is written. What was refused stays in it; what was written leaves it empty for the next. */
export function NoteForm({ board, address, refused }: NoteFormProps) {
  const fetcher = useFetcher<NoteAnswer>();
  const isHydrated = useHydrated();
  const answer = fetcher.data ?? refused;
  const form = useRef<HTMLFormElement>(null);
  const keep = useStoredNote(form, board.articleId, answer);
  const problem = answer?.problems[0];
  // The same until the note is written, however often the board is read again.
  const [firstId] = useState(board.nextId);
  const id = answer?.id ?? firstId;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={address}
      noValidate
      onInput={keep}
      className="grid content-start gap-2"
    >
      <input type="hidden" name="intent" value="write" />
      <input type="hidden" name="noteId" value={id} />
      {isHydrated && <input type="hidden" name="then" value="stay" />}
      <MentionField
        key={id}
        people={board.people}
        error={problem && problemText[problem.code]}
        defaultValue={answer?.text}
        defaultChosen={answer?.chosen}
      />
      {answer && answer.unsure.length > 0 && (
        <fieldset className="grid gap-1 rounded-md border border-line p-3">
          <legend className="px-1 font-medium">{noteText.whom}</legend>
          <input type="hidden" name="asked" value="1" />
          {answer.unsure.map(({ id: personId, name, detail }) => (
            <CheckField
              key={personId}
              label={detail ? `${name} (${detail})` : name}
              name="mentioned"
              value={personId}
            />
          ))}
          <p className="text-muted text-sm">{noteText.whomHint}</p>
        </fieldset>
      )}
      {answer?.problem && <Notice kind="error">{problemText[answer.problem]}</Notice>}
      <Button type="submit" look="primary" isBusy={fetcher.state !== 'idle'} className="justify-self-start">
        {noteText.add}
      </Button>
    </fetcher.Form>
  );
}
