import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { href } from '#platform/http/href.ts';
import { Button } from '#platform/ui/button.tsx';
import { ComboboxList, useCombobox } from '#platform/ui/combobox.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SelectField, SelectOptions, TextField } from '#platform/ui/field.tsx';
import { PageSpinner } from '#platform/ui/spinner.tsx';
import { type BlockKind, blockKinds } from '../../../rules/article-content.ts';
import { editorText } from '../../../text.ts';
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
        <SelectOptions items={blockKinds.map((one) => [one, editorText.block[one]])} />
      </SelectField>
      <ChoiceSelect key={sources[kind]} source={sources[kind]} onDone={(choice) => onDone(kind, choice)} />
    </div>
  );
}

/** What the blocks of a kind are chosen from. */
type Source = 'match' | 'season' | 'poll';
const sources: Readonly<Record<BlockKind, Source>> = {
  'match-card': 'match',
  'line-up': 'match',
  'league-table': 'season',
  poll: 'poll',
};
const choicesOf: Readonly<Record<Source, { query: string; label: string; none: string }>> = {
  match: { query: '', label: editorText.chooseMatch, none: editorText.noMatches },
  season: { query: '?kind=league-table', label: editorText.chooseTable, none: editorText.noTables },
  poll: { query: '?kind=poll', label: editorText.choosePoll, none: editorText.noPolls },
};

const PAUSE_MS = 200;

interface ChoiceProps {
  source: Source;
  onDone: (choice: BlockChoice) => void;
}

/** The choices of a source. Matches are searched; Enter takes the chosen one, the arrow keys choose another. */
function ChoiceSelect({ source, onDone }: ChoiceProps) {
  const { label, none } = choicesOf[source];
  const [search, setSearch] = useState('');
  const query =
    source === 'match' ? `?${new URLSearchParams({ q: search.trim() })}` : choicesOf[source].query;
  const { choices, isLoading } = useChoices(query);
  const [picked, setPicked] = useState('');
  // A choice that the newest answer does not have is not offered any more.
  const chosen = choices?.find((choice) => choice.id === picked) ?? choices?.[0];
  // Enter during a search takes the best match of its answer.
  const [isWaiting, setWaiting] = useState(false);
  const finish = () => {
    if (isLoading) setWaiting(true);
    else if (chosen) onDone(chosen);
  };
  const finishLater = useEffectEvent(() => {
    setWaiting(false);
    if (chosen) onDone(chosen);
  });
  useEffect(() => {
    if (isWaiting && !isLoading) finishLater();
  }, [isWaiting, isLoading]);
  const combobox = useCombobox<BlockChoice>({
    items: choices ?? [],
    text: search,
    chosen: chosen ?? null,
    onChoose: ({ id }) => setPicked(id),
    onType(text) {
      setSearch(text);
      setWaiting(false);
    },
  });
  const finishOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter must not submit the form around the dialog.
    event.preventDefault();
    event.stopPropagation();
    finish();
  };
  if (choices === null) return <PageSpinner />;
  return (
    <>
      {source === 'match' ? (
        <>
          <TextField
            label={editorText.searchMatch}
            hint={editorText.searchMatchHint}
            data-autofocus="list"
            autoFocus={!matchMedia('(pointer: coarse)').matches}
            {...combobox.fieldProps({ onKeyDown: finishOnEnter })}
          />
          <ComboboxList
            combobox={combobox}
            label={label}
            keyOf={({ id }) => id}
            status={search.trim() === '' ? none : editorText.noMatchFound}
            className="max-h-64 overflow-y-auto rounded-md border border-line"
            optionClass="px-3 py-2 hover:bg-surface aria-selected:bg-accent aria-selected:text-paper"
          >
            {nameChoice}
          </ComboboxList>
        </>
      ) : choices.length === 0 ? (
        <p role="status">{none}</p>
      ) : (
        <SelectField
          label={label}
          value={chosen?.id}
          autoFocus
          onChange={(event) => setPicked(event.target.value)}
        >
          <SelectOptions items={choices.map((choice) => [choice.id, nameChoice(choice)])} />
        </SelectField>
      )}
      <Button look="primary" className="justify-self-end" disabled={!chosen} onClick={finish}>
        {editorText.insert}
      </Button>
    </>
  );
}

const nameChoice = ({ label, group }: BlockChoice) => [label, group].filter(Boolean).join(' · ');

/** The choices for a query of the address; null before the first answer. */
function useChoices(query: string) {
  const [answer, setAnswer] = useState<{ query: string; choices: readonly BlockChoice[] } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const show = (choices: readonly BlockChoice[]) => setAnswer({ query, choices });
    const ask = () =>
      fetch(href('/admin/articles/matches') + query, { signal: stop.signal })
        .then((response) => (response.ok ? response.json() : []))
        .then(show)
        .catch(() => !stop.signal.aborted && show([]));
    const timer = setTimeout(ask, query.endsWith('=') || !query.includes('q=') ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);
  return { choices: answer?.choices ?? null, isLoading: answer?.query !== query };
}
