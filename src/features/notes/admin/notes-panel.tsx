import { Disclosure } from '#platform/admin/disclosure.tsx';
import { useFreshFigures } from '#platform/admin/use-fresh-figures.ts';
import { href } from '#platform/http/href.ts';
import { noteText } from '../text.ts';
import type { NoteAnswer } from './note-answer.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
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
            <NoteForm panel={panel} address={address} refused={refused} />
            <p className="mt-2 text-muted text-sm">{noteText.onlyUs}</p>
          </div>
        </div>
      </Disclosure>
    </section>
  );
}
