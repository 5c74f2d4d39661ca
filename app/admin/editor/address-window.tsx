import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/field.tsx';
import { editorText } from '#az/text/desk.ts';

interface AddressWindowProps {
  title: string;
  label: string;
  /** The sentence for what is no such address. */
  wrong: string;
  start: string;
  /** The address in what was typed; null when there is none. */
  read: (typed: string) => string | null;
  isOpen: boolean;
  onClose: () => void;
  onDone: (address: string) => void;
  onRemove?: () => void;
}

/** Asks for one address. No form of its own: it stands inside the form of the article. */
export function AddressWindow(props: AddressWindowProps) {
  const { title, isOpen, onClose } = props;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {isOpen && <AddressField {...props} />}
    </Dialog>
  );
}

function AddressField({ label, wrong, start, read, onDone, onRemove }: AddressWindowProps) {
  const [typed, setTyped] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const finish = () => {
    const address = read(typed);
    if (address === null) setError(wrong);
    else onDone(address);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field is heard here before the form hears it
    <div
      className="grid gap-4"
      onInput={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target as Element).matches('input')) return;
        event.preventDefault();
        event.stopPropagation();
        finish();
      }}
    >
      <TextField
        label={label}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
      />
      <div className="flex justify-end gap-2">
        {onRemove && <Button onClick={onRemove}>{editorText.linkRemove}</Button>}
        <Button look="primary" onClick={finish}>
          {editorText.insert}
        </Button>
      </div>
    </div>
  );
}
