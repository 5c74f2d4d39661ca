import { useMemo } from 'react';
import { diffWords } from '../../rules/revisions/diff-texts.ts';
import { revisionText } from '../../text.ts';

interface DiffTextProps {
  before: string;
  after: string;
  /** Shows `after` with its new words marked, without the removed words. */
  hidesRemoved?: boolean;
  /** The part of the diff budget of the page, from 0 to 1. */
  share: number;
}

/** The difference between two texts, word by word. Colours mark it, and hidden text describes it to screen readers. */
export function DiffText({ before, after, hidesRemoved = false, share }: DiffTextProps) {
  const parts = useMemo(() => diffWords(before, after, share), [before, after, share]);
  let place = 0;
  return parts.map(({ kind, text }) => {
    const key = `${place}-${kind}`;
    place += text.length;
    if (kind === 'removed' && hidesRemoved) return null;
    if (kind === 'same') return <span key={key}>{text}</span>;
    if (kind === 'added')
      return (
        <ins key={key} className="bg-pitch/20 no-underline decoration-accent">
          <span className="sr-only">{` [${revisionText.added}: `}</span>
          {text}
          <span className="sr-only">]</span>
        </ins>
      );
    return (
      <del key={key} className="bg-live/15 text-muted">
        <span className="sr-only">{` [${revisionText.removed}: `}</span>
        {text}
        <span className="sr-only">]</span>
      </del>
    );
  });
}
