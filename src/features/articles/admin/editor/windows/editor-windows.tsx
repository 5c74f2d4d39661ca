import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { PictureDialog } from '#features/media/admin/picker/picture-dialog.tsx';
import { insertBlock, insertLink } from '../editor-commands.ts';
import { blockNodeName } from '../nodes/block-nodes.ts';
import { storeBlockLabel } from '../nodes/find-block-label.ts';
import { replacePicture } from '../nodes/picture-commands.ts';
import { BlockWindow } from './block-window.tsx';
import type { EditorWindow } from './editor-window.ts';
import { EmbedWindow } from './embed-window.tsx';
import { LinkWindow } from './link-window.tsx';

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
