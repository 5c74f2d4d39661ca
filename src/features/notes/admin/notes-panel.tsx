import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { formatListTime, formatTime, isoBaku } from '#az/format/dates.ts';
import { useAuth } from '#features/accounts/admin/sign-in/auth-provider.tsx';
import { Disclosure } from '#platform/admin/disclosure.tsx';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { useFreshFigures } from '#platform/admin/use-refresh.ts';
import { href } from '#platform/http/href.ts';
import { Button } from '#platform/ui/button.tsx';
import { CheckField, findFieldError } from '#platform/ui/field.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import type { Note } from '../rules/list-notes.ts';
import { noteText } from '../text.ts';
import { MentionField } from './mention-field.tsx';
import type { NoteAnswer } from './note-answer.ts';
import { NoteText } from './note-text.tsx';
import type { NotesPanelData } from './read-notes-panel.server.ts';

const REFRESH_MS = 8000;

interface NotesPanelProps {
  panel: NotesPanelData;
  refused?: NoteAnswer;
  /** Shows the notes unfolded even when there are none. */
  isOpen?: boolean;
}

/** The notes of the staff on an article. New notes of others appear without a reload. */
export function NotesPanel({ panel: initialPanel, refused, isOpen = false }: NotesPanelProps) {
  const { articleId } = initialPanel;
  const address = href('/admin/articles/notes/:id', { id: articleId });
  const dataAddress = href('/admin/articles/notes/:id/data', { id: articleId });
  const panel = useFreshFigures<NotesPanelData>(dataAddress, initialPanel, { everyMs: REFRESH_MS });
  const open = panel.notes.filter((note) => note.resolved === null);
  const resolved = panel.notes.filter((note) => note.resolved !== null);
  const items = (notes: typeof open) =>
    notes.map((note) => <NoteItem key={note.id} note={note} address={address} now={panel.now} />);
  return (
    <section
      id="notes"
      aria-label={noteText.title}
      tabIndex={-1}
      data-own-keys
      className="outline-none mb-3 scroll-mt-20 max-lg:basis-full has-[details[open]]:basis-full"
    >
      <Disclosure
        title={open.length > 0 ? noteText.count(open.length) : noteText.title}
        opens={isOpen || open.length > 0 || refused !== undefined}
      >
        <div className="grid gap-6 lg:grid-cols-2">
          <div className="min-w-0 lg:max-h-96 lg:overflow-y-auto">
            <div role="log" aria-label={noteText.title}>
              {open.length > 0 ? <ol>{items(open)}</ol> : <p className="text-muted">{noteText.empty}</p>}
            </div>
            {resolved.length > 0 && (
              <details className="mt-2">
                <summary className="flex min-h-11 cursor-pointer items-center text-muted text-sm">
                  {noteText.resolved(resolved.length)}
                </summary>
                <ol className="mt-2">{items(resolved)}</ol>
              </details>
            )}
          </div>
          <div className="min-w-0">
            <NoteForm panel={panel} address={address} refused={refused} />
            <p className="mt-2 text-muted text-sm">{noteText.onlyUs}</p>
          </div>
        </div>
      </Disclosure>
    </section>
  );
}

/** One note with its author, time, text and actions. */
function NoteItem({ note, address, now }: { note: Note; address: string; now: number }) {
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

interface NoteFormProps {
  panel: NotesPanelData;
  address: string;
  /** The answer to a form that was sent without scripts. */
  refused?: NoteAnswer;
}

/** The form for a new note. A refused text stays in the form. After a note is written the form is empty. */
function NoteForm({ panel, address, refused }: NoteFormProps) {
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

/**
 * Stores the text of an unsent note in `localStorage` and restores it when the article is opened again. Deletes it when the
 * note has been written. Returns the handler that the form calls on every input.
 */
function useStoredNote(
  form: RefObject<HTMLFormElement | null>,
  articleId: string,
  answer: NoteAnswer | undefined,
): () => void {
  const { user } = useAuth();
  const key = `note-copy:${user?.id}:${articleId}`;
  useEffect(() => {
    const field = textOf(form.current);
    const stored = readStoredText(key);
    if (!field || !stored || field.value) return;
    field.value = stored;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const details = field.closest('details');
    if (details) details.open = true;
  }, [form, key]);
  useEffect(() => {
    if (answer && !answer.problem && answer.problems.length === 0) storeText(key, '');
  }, [answer, key]);
  return () => storeText(key, textOf(form.current)?.value ?? '');
}

function textOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = form?.elements.namedItem('text');
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Stores the text; deletes the stored text when `text` is blank. Ignores errors: a browser may forbid its storage. */
function storeText(key: string, text: string): void {
  try {
    if (text.trim()) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {}
}

function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
