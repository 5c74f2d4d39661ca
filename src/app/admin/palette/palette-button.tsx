import { Search } from 'lucide-react';
import { paletteText } from '../text.ts';

/** The event that opens the command palette. */
export const openPaletteEvent = 'newsroom:commands';

export function PaletteButton() {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K"
      onClick={() => dispatchEvent(new Event(openPaletteEvent))}
      className="needs-script inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 text-muted hover:bg-surface"
    >
      <Search aria-hidden="true" className="size-5" />
      <span className="sr-only">{paletteText.open}</span>
      <kbd className="hidden rounded border border-line px-1.5 font-sans text-xs sm:inline">Ctrl K</kbd>
    </button>
  );
}
