import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ComboboxList, useCombobox } from '#platform/ui/combobox.tsx';
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

function LinkField({ start, onDone, onRemove }: LinkWindowProps) {
  const [typed, setTyped] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const query = typed.trim();
  const address = linkAddress(typed);
  const { found, state } = useLinkChoices(address === null ? query : null);
  const choose = ({ address, title }: LinkChoice) => onDone(address, title);
  const combobox = useCombobox({
    ...{ items: found, text: typed, onChoose: choose },
    onType(text) {
      setTyped(text);
      setError(null);
    },
    // A query selects the best match. An empty field selects nothing until the arrow keys do.
    startsAtFirst: query !== '',
  });
  const finish = () => {
    const choice = found[combobox.active];
    if (address !== null) onDone(address);
    else if (choice) choose(choice);
    else if (state !== 'loading') setError(editorText.linkInvalid);
  };

  return (
    <div className="grid gap-4" onInput={(event) => event.stopPropagation()}>
      <TextField
        label={editorText.linkAddress}
        hint={editorText.linkHint}
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        error={error}
        onFocus={(event) => event.target.select()}
        {...combobox.fieldProps({
          onKeyDown(event) {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.stopPropagation();
            finish();
          },
        })}
      />
      <ComboboxList
        combobox={combobox}
        label={editorText.linkArticles}
        keyOf={(choice) => choice.address}
        status={stateText[state]}
        className="max-h-64 overflow-y-auto"
        optionClass="rounded-md px-3 py-1.5 aria-selected:bg-surface"
      >
        {(choice) => (
          <>
            <span className="line-clamp-2">{choice.title}</span>
            <span className="tabular block text-muted text-sm">{choice.time}</span>
          </>
        )}
      </ComboboxList>
      <div className="flex justify-end gap-2">
        {onRemove && <Button onClick={onRemove}>{editorText.linkRemove}</Button>}
        <Button look="primary" onClick={finish}>
          {editorText.insert}
        </Button>
      </div>
    </div>
  );
}

const stateText: Record<LinkChoices['state'], string> = {
  idle: '',
  loading: editorText.linkSearching,
  ready: editorText.linkNone,
  failed: editorText.linkSearchFailed,
};
