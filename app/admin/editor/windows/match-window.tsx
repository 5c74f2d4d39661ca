import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { PageSpinner } from '#app/ui/spinner.tsx';
import { editorText } from '#az/text/admin/article-list.ts';
import { href } from '#domain/href.ts';
import type { MatchChoice } from './match-choices.ts';

interface MatchWindowProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: (match: MatchChoice) => void;
}

/** Chooses the match of a card among recent and upcoming matches. */
export function MatchWindow({ isOpen, onClose, onDone }: MatchWindowProps) {
  return (
    <Dialog title={editorText.match} isOpen={isOpen} onClose={onClose}>
      {isOpen && <MatchSelect onDone={onDone} />}
    </Dialog>
  );
}

function MatchSelect({ onDone }: Pick<MatchWindowProps, 'onDone'>) {
  const [matches, setMatches] = useState<readonly MatchChoice[] | null>(null);
  const [id, setId] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    fetch(href('/admin/articles/matches'), { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then((found: MatchChoice[]) => {
        setMatches(found);
        setId(found[0]?.id ?? '');
      })
      .catch(() => !stop.signal.aborted && setMatches([]));
    return () => stop.abort();
  }, []);
  if (matches === null) return <PageSpinner />;
  if (matches.length === 0) return <p>{editorText.noMatches}</p>;
  const chosen = matches.find((match) => match.id === id);
  return (
    <div className="grid gap-4" onInput={(event) => event.stopPropagation()}>
      <SelectField
        label={editorText.chooseMatch}
        value={id}
        onChange={(event) => setId(event.target.value)}
        autoFocus
      >
        {matches.map((match) => (
          <option key={match.id} value={match.id}>
            {match.label}
          </option>
        ))}
      </SelectField>
      <Button look="primary" className="justify-self-end" onClick={() => chosen && onDone(chosen)}>
        {editorText.insert}
      </Button>
    </div>
  );
}
