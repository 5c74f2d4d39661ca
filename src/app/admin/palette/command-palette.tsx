import { useEffect, useId, useState } from 'react';
import { filterByWords } from '#az/filter-words.ts';
import { commonText } from '#platform/text/common.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { inputLook } from '#platform/ui/field-frame.tsx';
import { paletteText } from '../text.ts';
import type { Command } from './command.ts';
import { type FoundPages, useFoundPages } from './use-found-pages.ts';

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

/** A combobox: the focus stays in the text field. */
function CommandSearch({ commands, onClose, openPage, findsPages }: Omit<CommandPaletteProps, 'isOpen'>) {
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(0);
  const listId = useId();
  const pages = useFoundPages(query, findsPages);
  const placeholder = findsPages ? paletteText.placeholder : paletteText.commandsOnly;
  const found: Command[] = [
    ...filterByWords(commands, query, ({ label, words = '' }) => `${label} ${words}`),
    ...pages.found.map(({ path, label, detail }) => ({ id: path, label, detail, run: () => openPage(path) })),
  ];
  const activeIndex = Math.min(selected, found.length - 1);
  // The list scrolls, so the active option is scrolled into view.
  useEffect(() => {
    document.getElementById(`${listId}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeIndex]);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };

  function handleKeyDown(event: React.KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setSelected((activeIndex + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(found[activeIndex]);
    }
  }

  return (
    <div className="grid gap-3">
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${activeIndex}` : undefined}
        aria-label={placeholder}
        placeholder={placeholder}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setSelected(0);
        }}
        onKeyDown={handleKeyDown}
        className={inputLook}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={paletteText.title}
        className="grid max-h-80 auto-rows-max overflow-y-auto"
      >
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus and names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles Enter
          <div
            key={command.id ?? command.label}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === activeIndex}
            onClick={() => run(command)}
            onPointerMove={() => setSelected(index)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-3 aria-selected:bg-surface"
          >
            <span className="min-w-0 py-2 wrap-anywhere">{command.label}</span>
            {command.detail && <span className="shrink-0 text-muted text-sm">{command.detail}</span>}
            {command.key && <kbd className="font-sans text-muted text-xs">{`g ${command.key}`}</kbd>}
          </div>
        ))}
      </div>
      <p role="status" className="text-muted empty:hidden">
        {pages.state === 'failed' || found.length === 0 ? statusText[pages.state] : ''}
      </p>
    </div>
  );
}
