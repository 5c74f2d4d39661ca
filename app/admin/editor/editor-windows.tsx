import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { editorText } from '#az/text/desk.ts';
import { embedOf } from '#domain/content/embed.ts';
import { PictureDialog } from '../media/picture-dialog.tsx';
import { AddressWindow } from './address-window.tsx';
import { insertBlock, linkAddress } from './editor-commands.ts';
import type { EditorWindow } from './editor-window.ts';
import { MatchWindow } from './match-window.tsx';

export function useEditorWindows() {
  const [shown, setShown] = useState<EditorWindow | null>(null);
  return { shown, open: setShown, close: () => setShown(null) };
}

interface EditorWindowsProps {
  editor: Editor;
  shown: EditorWindow | null;
  close: () => void;
}

/** What the toolbar asks for before something is put into the text: an address, a picture, a match. */
export function EditorWindows({ editor, shown, close }: EditorWindowsProps) {
  const done = (work: () => void) => {
    close();
    // After the window has given the focus back.
    setTimeout(work);
  };
  const href = shown === 'link' ? String(editor.getAttributes('link').href ?? '') : '';
  return (
    <>
      <AddressWindow
        isOpen={shown === 'link'}
        onClose={close}
        title={editorText.link}
        label={editorText.linkAddress}
        wrong={editorText.linkInvalid}
        start={href}
        read={linkAddress}
        onRemove={
          href === ''
            ? undefined
            : () => done(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())
        }
        onDone={(address) =>
          done(() => {
            const chain = editor.chain().focus().extendMarkRange('link');
            if (editor.state.selection.empty && href === '')
              chain
                .insertContent({
                  type: 'text',
                  text: address,
                  marks: [{ type: 'link', attrs: { href: address } }],
                })
                .run();
            else chain.setLink({ href: address }).run();
          })
        }
      />
      <AddressWindow
        isOpen={shown === 'embed'}
        onClose={close}
        title={editorText.embed}
        label={editorText.embedAddress}
        wrong={editorText.embedInvalid}
        start=""
        read={(typed) => embedOf(typed)?.address ?? null}
        onDone={(address) => done(() => insertBlock(editor, 'embed', { ...embedOf(address) }))}
      />
      <PictureDialog
        isOpen={shown === 'image'}
        onClose={close}
        onChoose={({ url, alt, decorative, credit, caption, width, height }) =>
          done(() =>
            editor
              .chain()
              .focus()
              .insertPicture({ src: url, alt: decorative ? '' : alt, credit, caption, width, height })
              .run(),
          )
        }
      />
      <MatchWindow
        isOpen={shown === 'match'}
        onClose={close}
        onDone={(match) =>
          done(() => insertBlock(editor, 'matchCard', { match: match.id, label: match.label }))
        }
      />
    </>
  );
}
