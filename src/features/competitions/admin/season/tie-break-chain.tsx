import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { tieBreaks } from '../../rules/standings/regulation.ts';
import { seasonText } from '../../text.ts';

/**
 * The tie-breaks in the order in which they are applied. Each button sends the form, and the answer shows it with the changed
 * chain, unsaved.
 */
export function TieBreakChain({ chain, isUnsaved }: { chain: string; isUnsaved: boolean }) {
  const names = chain.split(',').flatMap((name) => tieBreaks.find((known) => known === name) ?? []);
  const others = tieBreaks.filter((name) => !names.includes(name));
  return (
    <div className="grid gap-2">
      <h2 className="text-xl">{seasonText.tieBreaks}</h2>
      <p className="text-muted text-sm">{seasonText.tieBreaksHint}</p>
      {isUnsaved && (
        <p role="status" className="font-medium text-accent text-sm">
          {seasonText.reordered}
        </p>
      )}
      <ol className="divide-y divide-line rounded-md border border-line">
        {names.map((name, index) => {
          const label = seasonText.tieBreak[name];
          return (
            <li key={name} className="flex items-center gap-2 ps-3">
              <input type="hidden" name="tieBreaks" value={name} />
              <span className="tabular text-muted">{index + 1}.</span>
              <span className="grow">{label}</span>
              <ChainButton value={`up:${index}`} aria-label={seasonText.up(label)} disabled={index === 0}>
                <ArrowUp aria-hidden="true" className="size-4" />
              </ChainButton>
              <ChainButton
                value={`down:${index}`}
                aria-label={seasonText.down(label)}
                disabled={index === names.length - 1}
              >
                <ArrowDown aria-hidden="true" className="size-4" />
              </ChainButton>
              <ChainButton value={`remove:${index}`} aria-label={seasonText.remove(label)}>
                <X aria-hidden="true" className="size-4" />
              </ChainButton>
            </li>
          );
        })}
      </ol>
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((name) => (
            <button
              key={name}
              type="submit"
              name="chain"
              value={`add:${name}`}
              aria-label={seasonText.add(seasonText.tieBreak[name])}
              className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line px-3 text-sm hover:bg-surface"
            >
              <Plus aria-hidden="true" className="size-4" />
              {seasonText.tieBreak[name]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function ChainButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="submit"
      name="chain"
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-surface hover:text-ink disabled:opacity-30"
    />
  );
}
