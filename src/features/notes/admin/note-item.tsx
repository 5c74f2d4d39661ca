import { useFetcher } from 'react-router';
import { formatListTime, formatTime, isoBaku } from '#az/format/dates.ts';
import { Button } from '#platform/ui/button.tsx';
import type { Note } from '../rules/list-notes.ts';
import { noteText } from '../text.ts';
import { NoteText } from './note-text.tsx';

/** One note with its author, time, text and actions. */
export function NoteItem({ note, address, now }: { note: Note; address: string; now: number }) {
  const fetcher = useFetcher();
  const isBusy = fetcher.state !== 'idle';
  const { resolved } = note;
  return (
    <li data-note={note.id} className="grid gap-1 border-line border-t py-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <strong>{note.author}</strong>
        <time dateTime={isoBaku(note.at)} className="tabular text-muted">
          {formatListTime(note.at, now)}
        </time>
      </p>
      <NoteText parts={note.parts} />
      {resolved && (
        <p className="text-muted text-sm">{noteText.resolvedBy(resolved.by, formatTime(resolved.at))}</p>
      )}
      <fetcher.Form
        method="post"
        action={address}
        // The focused button disappears with the note. The panel takes the focus, for people who use the keyboard.
        onSubmit={(event) => event.currentTarget.closest<HTMLElement>('#notes')?.focus()}
        className="-ms-2 flex flex-wrap items-start gap-x-1"
      >
        <input type="hidden" name="noteId" value={note.id} />
        <Button
          type="submit"
          name="intent"
          value={resolved ? 'reopen' : 'resolve'}
          look="quiet"
          disabled={isBusy}
          className="px-2 text-sm"
        >
          {resolved ? noteText.reopen : noteText.resolve}
        </Button>
        {note.canDelete && (
          <details className="text-sm">
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-md px-2 font-medium text-muted hover:bg-surface hover:text-ink">
              {noteText.delete}
            </summary>
            <p className="flex flex-wrap items-center gap-2 ps-2">
              {noteText.deleteSure}
              <Button type="submit" name="intent" value="delete" look="danger" disabled={isBusy}>
                {noteText.delete}
              </Button>
            </p>
          </details>
        )}
      </fetcher.Form>
    </li>
  );
}
