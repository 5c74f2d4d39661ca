import { useEffect, useState } from 'react';
import { filterByWords } from '#az/filter-words.ts';
import { href } from '#platform/http/href.ts';
import { commonText } from '#platform/text/common.ts';
import { ComboboxList, useCombobox } from '#platform/ui/combobox.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { inputLook } from '#platform/ui/field.tsx';
import { paletteText } from '../text.ts';
import type { Command } from './command.ts';
import type { FoundPage } from './found-pages.ts';

interface CommandPaletteProps {
  commands: readonly Command[];
  isOpen: boolean;
  onClose: () => void;
  openPage: (path: string) => void;
  /** Whether articles, teams and matches are found too. Moderators may not see them. */
  findsPages: boolean;
}

/** Finds sections and actions by words of their labels, and articles, teams and matches by the search of the site. */
export function CommandPalette({ isOpen, ...search }: CommandPaletteProps) {
  return (
    <Dialog
      title={paletteText.title}
      hidesTitle
      isOpen={isOpen}
      onClose={search.onClose}
      className="mt-[12vh]"
    >
      <CommandSearch {...search} />
    </Dialog>
  );
}

/** Shown when nothing was found, or the search failed. */
const statusText: Record<FoundPages['state'], string> = {
  idle: paletteText.empty,
  loading: commonText.loading,
  ready: paletteText.empty,
  failed: paletteText.failed,
};

function CommandSearch({ commands, onClose, openPage, findsPages }: Omit<CommandPaletteProps, 'isOpen'>) {
  const [query, setQuery] = useState('');
  const pages = useFoundPages(query, findsPages);
  const placeholder = findsPages ? paletteText.placeholder : paletteText.commandsOnly;
  const found: Command[] = [
    ...filterByWords(commands, query, ({ label, words = '' }) => `${label} ${words}`),
    ...pages.found.map(({ path, label, detail }) => ({ id: path, label, detail, run: () => openPage(path) })),
  ];
  const combobox = useCombobox({
    items: found,
    text: query,
    onType: setQuery,
    startsAtFirst: true,
    onChoose(command) {
      onClose();
      command.run();
    },
  });
  return (
    <div className="grid gap-3">
      <input
        {...combobox.fieldProps({ 'aria-label': placeholder })}
        placeholder={placeholder}
        className={inputLook}
      />
      <ComboboxList
        combobox={combobox}
        label={paletteText.title}
        keyOf={({ id, label }) => id ?? label}
        status={statusText[pages.state]}
        className="grid max-h-80 auto-rows-max overflow-y-auto"
        optionClass="flex min-h-11 items-center justify-between gap-3 rounded-md px-3 aria-selected:bg-surface"
      >
        {(command) => (
          <>
            <span className="min-w-0 py-2 wrap-anywhere">{command.label}</span>
            {command.detail && <span className="shrink-0 text-muted text-sm">{command.detail}</span>}
            {command.key && <kbd className="font-sans text-muted text-xs">{`g ${command.key}`}</kbd>}
          </>
        )}
      </ComboboxList>
      {pages.state === 'failed' && combobox.isShown && (
        <p role="status" className="text-muted">
          {paletteText.failed}
        </p>
      )}
    </div>
  );
}

const DEBOUNCE_MS = 200;
/** A single character is the beginning of too many words. */
const MIN_QUERY_LENGTH = 2;

interface FoundPages {
  found: readonly FoundPage[];
  state: 'idle' | 'loading' | 'ready' | 'failed';
}

/** Searches articles, teams and matches, when the role of the user `mayFind` them. */
function useFoundPages(query: string, mayFind: boolean): FoundPages {
  const trimmedQuery = query.trim();
  const canSearch = mayFind && trimmedQuery.length >= MIN_QUERY_LENGTH;
  const [answer, setAnswer] = useState<{ query: string; found: readonly FoundPage[] | null }>();
  useEffect(() => {
    if (!canSearch) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const found = await search(trimmedQuery, controller.signal);
      if (!controller.signal.aborted) setAnswer({ query: trimmedQuery, found });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [trimmedQuery, canSearch]);
  if (!canSearch) return { found: [], state: 'idle' };
  // Results of an older query are not shown for the new one.
  if (answer?.query !== trimmedQuery) return { found: [], state: 'loading' };
  return answer.found ? { found: answer.found, state: 'ready' } : { found: [], state: 'failed' };
}

/** Null when the request fails. */
async function search(query: string, signal: AbortSignal): Promise<readonly FoundPage[] | null> {
  try {
    const address = `${href('/admin/find')}?${new URLSearchParams({ q: query })}`;
    // Without a session the answer is a redirect to the sign-in page. `manual` keeps fetch from following it.
    const response = await fetch(address, { signal, redirect: 'manual' });
    return response.ok ? ((await response.json()) as FoundPage[]) : null;
  } catch {
    return null;
  }
}
