import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { PictureDialog } from '#features/media/admin/picker/picture-dialog.tsx';
import { href } from '#platform/http/href.ts';
import { Button } from '#platform/ui/button.tsx';
import { ComboboxList, useCombobox } from '#platform/ui/combobox.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { type Embed, parseEmbed } from '../../../rules/article-content.ts';
import { editorText } from '../../../text.ts';
import { insertBlock, insertLink, linkAddress } from '../editor-commands.ts';
import { blockNodeName, storeBlockLabel } from '../nodes/block-nodes.ts';
import { replacePicture } from '../nodes/picture-commands.ts';
import { BlockWindow } from './block-window.tsx';
import type { LinkChoice } from './link-choices.ts';

/** The dialogs that the toolbar opens. */
export type EditorWindow = 'link' | 'image' | 'replaceImage' | 'embed' | 'match';

export function useEditorWindows() {
  const [shown, setShown] = useState<EditorWindow | null>(null);
  return { shown, open: setShown, close: () => setShown(null) };
}

interface EditorWindowsProps {
  editor: Editor;
  shown: EditorWindow | null;
  close: () => void;
}

/** The dialogs that ask for an address, a picture or a match before it is inserted into the text. */
export function EditorWindows({ editor, shown, close }: EditorWindowsProps) {
  const done = (work: () => void) => {
    close();
    // After the dialog has returned the focus.
    setTimeout(work);
  };
  // A closed dialog returns the focus to the editor, but the editor has no caret until it is focused again. The effects
  // that close the dialogs run before this one.
  useEffect(() => {
    if (shown === null && editor.view.hasFocus()) editor.view.focus();
  }, [editor, shown]);
  const href = shown === 'link' ? String(editor.getAttributes('link').href ?? '') : '';
  return (
    <>
      <LinkWindow
        isOpen={shown === 'link'}
        onClose={close}
        start={href}
        onRemove={
          href === ''
            ? undefined
            : () => done(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())
        }
        onDone={(address, title) => done(() => insertLink(editor, address, title))}
      />
      <EmbedWindow
        isOpen={shown === 'embed'}
        onClose={close}
        onDone={(embed) => done(() => insertBlock(editor, 'embed', { ...embed }))}
      />
      <PictureDialog
        isOpen={shown === 'image' || shown === 'replaceImage'}
        onClose={close}
        onChoose={(picture) =>
          done(() =>
            shown === 'replaceImage'
              ? replacePicture(editor, picture)
              : editor.chain().focus().insertPicture(picture).run(),
          )
        }
      />
      <BlockWindow
        isOpen={shown === 'match'}
        onClose={close}
        onDone={(kind, choice) => {
          storeBlockLabel(choice);
          done(() => insertBlock(editor, blockNodeName(kind), { reference: choice.id }));
        }}
      />
    </>
  );
}

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
function LinkWindow(props: LinkWindowProps) {
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
    items: found,
    text: typed,
    onChoose: choose,
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

const PAUSE_MS = 200;

interface LinkChoices {
  found: readonly LinkChoice[];
  state: 'idle' | 'loading' | 'ready' | 'failed';
}

/** The published articles that match `query`; the newest for an empty one. Null searches for nothing. */
function useLinkChoices(query: string | null): LinkChoices {
  const [answer, setAnswer] = useState<{ query: string; found: readonly LinkChoice[] | null }>();
  useEffect(() => {
    if (query === null) return;
    const control = new AbortController();
    const timer = setTimeout(
      async () => {
        const found = await search(query, control.signal);
        if (!control.signal.aborted) setAnswer({ query, found });
      },
      query === '' ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query]);
  if (query === null) return { found: [], state: 'idle' };
  // Results of an older query are never offered for the new one.
  if (answer?.query !== query) return { found: [], state: 'loading' };
  return answer.found ? { found: answer.found, state: 'ready' } : { found: [], state: 'failed' };
}

async function search(query: string, signal: AbortSignal): Promise<readonly LinkChoice[] | null> {
  try {
    const response = await fetch(`${href('/admin/articles/links')}?${new URLSearchParams({ q: query })}`, {
      signal,
    });
    return response.ok ? ((await response.json()) as LinkChoice[]) : null;
  } catch {
    return null;
  }
}

const stateText: Record<LinkChoices['state'], string> = {
  idle: '',
  loading: editorText.linkSearching,
  ready: editorText.linkNone,
  failed: editorText.linkSearchFailed,
};

interface EmbedWindowProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: (embed: Embed) => void;
}

/** Asks for the address of a post or video. Has no `<form>`, because it is inside the article form. */
function EmbedWindow({ isOpen, onClose, onDone }: EmbedWindowProps) {
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
