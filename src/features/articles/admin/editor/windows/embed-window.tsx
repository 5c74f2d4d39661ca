import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { type Embed, parseEmbed } from '../../../rules/embed.ts';
import { editorText } from '../../../text.ts';

interface EmbedWindowProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: (embed: Embed) => void;
}

/** Asks for the address of a post or video. Has no `<form>`, because it is inside the article form. */
export function EmbedWindow({ isOpen, onClose, onDone }: EmbedWindowProps) {
  return (
    <Dialog title={editorText.embed} isOpen={isOpen} onClose={onClose}>
      {isOpen && <EmbedField onDone={onDone} />}
    </Dialog>
  );
}

function EmbedField({ onDone }: Pick<EmbedWindowProps, 'onDone'>) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const finish = () => {
    const embed = parseEmbed(typed);
    if (embed === null) setError(editorText.embedInvalid);
    else onDone(embed);
  };
  return (
    <div className="grid gap-4" onInput={(event) => event.stopPropagation()}>
      <TextField
        label={editorText.embedAddress}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        value={typed}
        error={error}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not submit the form around the dialog.
          event.preventDefault();
          event.stopPropagation();
          finish();
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
      />
      <Button look="primary" className="justify-self-end" onClick={finish}>
        {editorText.insert}
      </Button>
    </div>
  );
}
