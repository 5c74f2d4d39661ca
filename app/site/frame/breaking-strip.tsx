import { X } from 'lucide-react';
import { breakingText } from '#az/text/site/breaking.ts';
import type { BreakingEntry } from '#domain/breaking/breaking-entry.ts';

/** Hides what the reader has closed before it is painted, so that nothing jumps. Its hash stands in the server's policy. */
export const BREAKING_SCRIPT =
  "try{var s=sessionStorage.getItem('breaking')||'';document.querySelectorAll('[data-entry]').forEach(function(e){e.hidden=s.includes(e.dataset.entry)})}catch(e){}";

/**
 * What cannot wait, under the header of every page. An open page hears of more by itself (`breaking-behaviour.ts`):
 * that comes in at the bottom of the screen, where it moves nothing.
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

/** The entries alone: what open pages ask for again and again. */
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
        {/* Without scripts it could do nothing; the stylesheet hides it then. */}
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
