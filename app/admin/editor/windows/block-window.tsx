import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { PageSpinner } from '#app/ui/spinner.tsx';
import { editorText } from '#az/text/admin/article-list.ts';
import { type BlockKind, blockKinds } from '#domain/articles/content-blocks.ts';
import { href } from '#domain/href.ts';
import type { BlockChoice } from './block-choices.ts';

interface BlockWindowProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: (kind: BlockKind, choice: BlockChoice) => void;
}

/** Chooses a block: what it shows, and of which match, season or poll. */
export function BlockWindow({ isOpen, onClose, onDone }: BlockWindowProps) {
  return (
    <Dialog title={editorText.match} isOpen={isOpen} onClose={onClose}>
      {isOpen && <BlockSelect onDone={onDone} />}
    </Dialog>
  );
}

function BlockSelect({ onDone }: Pick<BlockWindowProps, 'onDone'>) {
  const [kind, setKind] = useState<BlockKind>('match-card');
  return (
    <div className="grid gap-4" onInput={(event) => event.stopPropagation()}>
      <SelectField
        label={editorText.chooseBlock}
        value={kind}
        onChange={(event) => setKind(event.target.value as BlockKind)}
      >
        {blockKinds.map((one) => (
          <option key={one} value={one}>
            {editorText.block[one]}
          </option>
        ))}
      </SelectField>
      <ChoiceSelect key={sources[kind]} source={sources[kind]} onDone={(choice) => onDone(kind, choice)} />
    </div>
  );
}

/** What the blocks of a kind are chosen from. */
type Source = 'match' | 'season' | 'poll';
const sources: Readonly<Record<BlockKind, Source>> = {
  ...{ 'match-card': 'match', 'line-up': 'match', 'league-table': 'season', poll: 'poll' },
};
const choicesOf: Readonly<Record<Source, { query: string; label: string; none: string }>> = {
  match: { query: '', label: editorText.chooseMatch, none: editorText.noMatches },
  season: { query: '?kind=league-table', label: editorText.chooseTable, none: editorText.noTables },
  poll: { query: '?kind=poll', label: editorText.choosePoll, none: editorText.noPolls },
};

function ChoiceSelect({ source, onDone }: { source: Source; onDone: (choice: BlockChoice) => void }) {
  const { query, label, none } = choicesOf[source];
  const [choices, setChoices] = useState<readonly BlockChoice[] | null>(null);
  const [id, setId] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    fetch(href('/admin/articles/matches') + query, { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then((found: BlockChoice[]) => {
        setChoices(found);
        setId(found[0]?.id ?? '');
      })
      .catch(() => !stop.signal.aborted && setChoices([]));
    return () => stop.abort();
  }, [query]);
  if (choices === null) return <PageSpinner />;
  if (choices.length === 0) return <p>{none}</p>;
  const chosen = choices.find((choice) => choice.id === id);
  return (
    <>
      <SelectField label={label} value={id} onChange={(event) => setId(event.target.value)} autoFocus>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </SelectField>
      <Button look="primary" className="justify-self-end" onClick={() => chosen && onDone(chosen)}>
        {editorText.insert}
      </Button>
    </>
  );
}
