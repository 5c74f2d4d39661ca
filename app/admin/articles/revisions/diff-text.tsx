import { useMemo } from 'react';
import { revisionText } from '#az/text/admin/article-list.ts';
import { diffWords } from '#domain/articles/revisions/diff-words.ts';

interface DiffTextProps {
  before: string;
  after: string;
  /** The whole of `after`, its new words marked, and nothing of what went. */
  hidesRemoved?: boolean;
}

/** A text with what was added and removed since another, word by word; read out as well as coloured. */
export function DiffText({ before, after, hidesRemoved = false }: DiffTextProps) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
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
