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

/** Chooses a block: what it shows, and of which match or season. */
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
      <ChoiceSelect
        key={kind === 'league-table' ? 'season' : 'match'}
        isTable={kind === 'league-table'}
        onDone={(choice) => onDone(kind, choice)}
      />
    </div>
  );
}

function ChoiceSelect({ isTable, onDone }: { isTable: boolean; onDone: (choice: BlockChoice) => void }) {
  const [choices, setChoices] = useState<readonly BlockChoice[] | null>(null);
  const [id, setId] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    fetch(href('/admin/articles/matches') + (isTable ? '?kind=league-table' : ''), { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then((found: BlockChoice[]) => {
        setChoices(found);
        setId(found[0]?.id ?? '');
      })
      .catch(() => !stop.signal.aborted && setChoices([]));
    return () => stop.abort();
  }, [isTable]);
  if (choices === null) return <PageSpinner />;
  if (choices.length === 0) return <p>{isTable ? editorText.noTables : editorText.noMatches}</p>;
  const chosen = choices.find((choice) => choice.id === id);
  return (
    <>
      <SelectField
        label={isTable ? editorText.chooseTable : editorText.chooseMatch}
        value={id}
        onChange={(event) => setId(event.target.value)}
        autoFocus
      >
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
