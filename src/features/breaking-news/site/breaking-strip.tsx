import { X } from 'lucide-react';
import type { BreakingEntry } from '../rules/breaking-entry.ts';
import { breakingText } from '../text.ts';

/** Hides entries that the reader closed, before the first paint. The content security policy has the script's hash. */
export const BREAKING_SCRIPT =
  "try{var s=sessionStorage.getItem('breaking')||'';document.querySelectorAll('[data-entry]').forEach(function(e){e.hidden=s.includes(e.dataset.entry)})}catch(e){}";

/**
 * The breaking-news strip under the header of every page. `breaking-behaviour.ts` adds later entries at the bottom of the
 * screen, where they do not shift the layout.
 */
export function BreakingStrip({ entries }: { entries: readonly BreakingEntry[] }) {
  return (
    <div role="status" aria-atomic="false" data-breaking>
      <div>
        <BreakingEntries entries={entries} />
      </div>
      <div className="fixed inset-x-0 bottom-0 z-40" />
      {entries.length > 0 && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BREAKING_SCRIPT }} />
      )}
    </div>
  );
}

/** The entries without the strip, for the refresh of open pages. */
export function BreakingEntries({ entries }: { entries: readonly BreakingEntry[] }) {
  return entries.map(({ id, level, text, address }) => (
    <div key={id} data-entry={id} data-level={level} className="breaking-entry">
      <div className="mx-auto flex max-w-7xl items-center gap-3 px-4 text-sm sm:text-base">
        <strong className="shrink-0 font-headline text-lg leading-none tracking-wide">
          {breakingText.level[level]}
        </strong>
        {address === '' ? (
          <span className="min-w-0 flex-1 py-2.5">{text}</span>
        ) : (
          <a href={address} className="min-w-0 flex-1 py-2.5 font-semibold hover:underline">
            {text}
          </a>
        )}
        {/* It needs a script: `needs-script` hides it without one. */}
        <button
          type="button"
          aria-label={breakingText.dismiss(text)}
          className="needs-script -me-3 grid size-11 shrink-0 place-items-center"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </div>
  ));
}
