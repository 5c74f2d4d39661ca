import { useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { Button } from '#platform/ui/button.tsx';
import { CheckField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { noteText } from '../text.ts';
import { MentionField } from './mention-field.tsx';
import type { NoteAnswer } from './note-answer.ts';
import type { NotesPanelData } from './read-notes-panel.server.ts';
import { useStoredNote } from './use-stored-note.ts';

interface NoteFormProps {
  panel: NotesPanelData;
  address: string;
  /** The answer to a form that was sent without scripts. */
  refused?: NoteAnswer;
}

/** The form for a new note. A refused text stays in the form. After a note is written the form is empty. */
export function NoteForm({ panel, address, refused }: NoteFormProps) {
  const fetcher = useFetcher<NoteAnswer>();
  const isHydrated = useHydrated();
  const answer = fetcher.data ?? refused;
  const form = useRef<HTMLFormElement>(null);
  const storeNote = useStoredNote(form, panel.articleId, answer);
  // Stays the same until the note is written, although every refresh of the panel brings a new id.
  const [firstId] = useState(panel.nextId);
  const id = answer?.id ?? firstId;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={address}
      noValidate
      onInput={storeNote}
      className="grid content-start gap-2"
    >
      <input type="hidden" name="intent" value="write" />
      <input type="hidden" name="noteId" value={id} />
      {isHydrated && <input type="hidden" name="then" value="stay" />}
      <MentionField
        key={id}
        people={panel.people}
        error={findFieldError(answer?.problems, 'text')}
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
      <ProblemNotice problem={answer?.problem} />
      <Button type="submit" look="primary" isBusy={fetcher.state !== 'idle'} className="justify-self-start">
        {noteText.add}
      </Button>
    </fetcher.Form>
  );
}
