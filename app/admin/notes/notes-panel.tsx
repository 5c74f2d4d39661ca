import { Disclosure } from '#app/admin/articles/form/disclosure.tsx';
import { useFreshFigures } from '#app/admin/dashboard/use-fresh-figures.ts';
import { noteText } from '#az/text/admin/notes.ts';
import { href } from '#domain/href.ts';
import type { NoteAnswer } from './note-answer.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import type { NotesPanelData } from './read-notes-panel.server.ts';

const EVERY_MS = 8000;

interface NotesPanelProps {
  board: NotesPanelData;
  refused?: NoteAnswer;
  /** Where the notes are what one came for. */
  isOpen?: boolean;
}

/** The newsroom's notes on an article; what others write appears by itself. */
export function NotesPanel({ board: first, refused, isOpen = false }: NotesPanelProps) {
  const { articleId } = first;
  const address = href('/admin/articles/notes/:id', { id: articleId });
  const dataAddress = href('/admin/articles/notes/:id/data', { id: articleId });
  const board = useFreshFigures<NotesPanelData>(dataAddress, first, { everyMs: EVERY_MS });
  const open = board.notes.filter((note) => note.resolved === null);
  const resolved = board.notes.filter((note) => note.resolved !== null);
  const items = (notes: typeof open) =>
    notes.map((note) => <NoteItem key={note.id} note={note} address={address} now={board.now} />);
  return (
    <section
      id="notes"
      aria-label={noteText.title}
      tabIndex={-1}
      data-own-keys
      className="outline-none mb-6 scroll-mt-20"
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
            <NoteForm board={board} address={address} refused={refused} />
            <p className="mt-2 text-muted text-sm">{noteText.onlyUs}</p>
          </div>
        </div>
      </Disclosure>
    </section>
  );
}
