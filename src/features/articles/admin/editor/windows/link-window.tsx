import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { editorText } from '../../../text.ts';
import { linkAddress } from '../editor-commands.ts';
import type { LinkChoice } from './link-choices.ts';
import { type LinkChoices, useLinkChoices } from './use-link-choices.ts';

interface LinkWindowProps {
  /** The address of the link at the cursor; empty when there is none. */
  start: string;
  isOpen: boolean;
  onClose: () => void;
  /** `title`: the title of a chosen article. */
  onDone: (address: string, title?: string) => void;
  onRemove?: () => void;
}

/** Asks for the target of a link: an address, or an article found by its title. */
export function LinkWindow(props: LinkWindowProps) {
  const { isOpen, onClose } = props;
  return (
    <Dialog title={editorText.link} isOpen={isOpen} onClose={onClose}>
      {isOpen && <LinkField {...props} />}
    </Dialog>
  );
}

/** A combobox: the focus stays in the text field, the arrow keys choose in the list. */
function LinkField({ start, onDone, onRemove }: LinkWindowProps) {
  const [typed, setTyped] = useState(start);
  const [place, setPlace] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const listId = useId();
  const query = typed.trim();
  const address = linkAddress(typed);
  const choices = useLinkChoices(address === null ? query : null);
  const { found, state } = choices;
  // A query selects the best match. An empty field selects nothing until the arrow keys do.
  const chosen = place ?? (query === '' || found.length === 0 ? -1 : 0);

  useEffect(() => {
    document.getElementById(`${listId}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, chosen]);

  const choose = ({ address, title }: LinkChoice) => onDone(address, title);
  const finish = () => {
    const choice = found[chosen];
    if (address !== null) onDone(address);
    else if (choice) choose(choice);
    else if (state !== 'loading') setError(editorText.linkInvalid);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setPlace((Math.max(chosen, step === 1 ? -1 : 0) + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      finish();
    }
  };

  return (
    <div className="grid gap-4" onInput={(event) => event.stopPropagation()}>
      <TextField
        label={editorText.linkAddress}
        hint={editorText.linkHint}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found[chosen] ? `${listId}-${chosen}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        value={typed}
        error={error}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value);
          setPlace(null);
          setError(null);
        }}
      />
      <LinkList id={listId} choices={choices} chosen={chosen} onHover={setPlace} onChoose={choose} />
      <div className="flex justify-end gap-2">
        {onRemove && <Button onClick={onRemove}>{editorText.linkRemove}</Button>}
        <Button look="primary" onClick={finish}>
          {editorText.insert}
        </Button>
      </div>
    </div>
  );
}

interface LinkListProps {
  id: string;
  choices: LinkChoices;
  chosen: number;
  onHover: (place: number) => void;
  onChoose: (choice: LinkChoice) => void;
}

const stateText: Record<LinkChoices['state'], string> = {
  idle: '',
  loading: editorText.linkSearching,
  ready: editorText.linkNone,
  failed: editorText.linkSearchFailed,
};

function LinkList({ id, choices: { found, state }, chosen, onHover, onChoose }: LinkListProps) {
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={editorText.linkArticles}
        className="max-h-64 overflow-y-auto empty:hidden"
      >
        {found.map((choice, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus and names the chosen one
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles Enter
          <div
            key={choice.address}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => onChoose(choice)}
            onPointerMove={() => onHover(index)}
            className="cursor-pointer rounded-md px-3 py-1.5 aria-selected:bg-surface"
          >
            <span className="line-clamp-2">{choice.title}</span>
            <span className="tabular block text-muted text-sm">{choice.time}</span>
          </div>
        ))}
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {found.length === 0 ? stateText[state] : ''}
      </p>
    </>
  );
}
