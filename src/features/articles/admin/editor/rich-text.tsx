import { type Extensions, getSchema, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { SpellingDecorations } from '#features/spelling/admin/spelling-decorations.ts';
import { SpellingPanel } from '#features/spelling/admin/spelling-panel.tsx';
import { inputLook } from '#platform/ui/field.tsx';
import { type EmbedProvider, hasContent, parseEmbed } from '../../rules/article-content.ts';
import { embedText } from '../../text.ts';
import { cleanPaste } from './clean-paste.ts';
import { hasSameText, insertEmbedOf, replaceChanged } from './editor-commands.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { blockNodes } from './nodes/block-nodes.ts';
import { FigureNode } from './nodes/figure-node.ts';
import { parseArticleHtml } from './parse-article-html.ts';
import { UploadPlaces } from './uploads/upload-places.ts';
import { useTextUploads } from './uploads/use-text-uploads.ts';
import { type EditorWindow, EditorWindows, useEditorWindows } from './windows/editor-windows.tsx';

interface RichTextProps {
  id: string;
  name: string;
  labelledBy: string;
  readStart: () => string;
  /** True makes the text read-only, without a toolbar. */
  isDisabled: () => boolean;
  /** HTML. The editor shows it when `resetKey` changes. */
  value: string;
  resetKey: number;
  placeholder?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The editor, a separate chunk. It adds its HTML to the form data whenever they are read. */
export default function RichText(props: RichTextProps) {
  const { id, name, labelledBy, readStart, isDisabled, placeholder = '' } = props;
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = props;
  const root = useRef<HTMLDivElement>(null);
  const [isLocked] = useState(isDisabled);
  const windows = useEditorWindows();
  const open = useRef<(window: EditorWindow) => void>(windows.open);
  open.current = windows.open;
  const uploads = useTextUploads(root);

  const [start] = useState(() => {
    const extensions = editorExtensions(placeholder);
    const html = readStart();
    return { html, options: { extensions, content: parseArticleHtml(html, getSchema(extensions)).toJSON() } };
  });
  const editor = useEditor({
    ...start.options,
    // The style sheet of the back-office has these rules: its policy allows no <style> elements of scripts.
    injectCSS: false,
    editable: !isLocked,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        class: 'article-text editor-text',
        'aria-labelledby': labelledBy,
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-keyshortcuts': 'Alt+F10',
      },
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      transformPastedHTML: cleanPaste,
      handlePaste: (view, event) =>
        uploads.current.paste(view, event) ||
        insertEmbedOf(view, event.clipboardData?.getData('text/plain') ?? ''),
      handleDrop: (view, event, _slice, isMoved) => !isMoved && uploads.current.drop(view, event),
      handleDOMEvents: {
        keydown: (_view, event) => {
          const isCommand = event.ctrlKey || event.metaKey;
          // The command palette of the back-office has the same shortcut.
          if (isCommand && !event.altKey && event.key.toLowerCase() === 'k') {
            event.preventDefault();
            event.stopPropagation();
            open.current('link');
            return true;
          }
          if (event.altKey && event.key === 'F10') {
            root.current?.querySelector<HTMLElement>('[role="toolbar"] button[tabindex="0"]')?.focus();
            return true;
          }
          return false;
        },
      },
    },
    onUpdate({ editor: { state }, transaction }) {
      // The first click adds the empty paragraph after a last list, table or block: nobody has typed.
      if (hasSameText(transaction.before, state.doc)) return;
      root.current?.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });

  const given = useRef(start.html);
  useFormValue(editor, name, { root, given });
  useNewValue(editor, { value: props.value, resetKey: props.resetKey, given });
  useEffect(() => {
    const element = editor?.view.dom;
    if (!element) return;
    for (const [attribute, value] of [
      ['aria-describedby', describedBy],
      ['aria-invalid', isInvalid],
    ] as const) {
      if (value === undefined) element.removeAttribute(attribute);
      else element.setAttribute(attribute, String(value));
    }
  }, [editor, describedBy, isInvalid]);

  return (
    <>
      <div ref={root} className={`${inputLook} editor-room p-0!`} aria-invalid={isInvalid} data-editor>
        {editor && !isLocked && (
          <>
            <EditorToolbar editor={editor} open={windows.open} />
            <EditorWindows editor={editor} {...windows} />
          </>
        )}
        <EditorContent editor={editor} />
      </div>
      <div className="min-h-11">
        {editor && !isLocked && <SpellingPanel editor={editor} root={root} resetKey={props.resetKey} />}
      </div>
    </>
  );
}

/**
 * The edges of the screen that the toolbar and the bar of buttons cover, in px. The editor does not know the `scroll-padding` of the
 * page, which keeps the caret out of them while somebody types: without this an inserted block would stand behind the bar.
 */
const COVERED = { top: 128, right: 0, bottom: 128, left: 0 };

/** The elements that an article text may have. `src/features/articles/rules/sanitise-content.ts` allows the same ones. */
function editorExtensions(placeholder: string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      codeBlock: false,
      link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
      undoRedo: { depth: 200 },
    }),
    Table.configure({ resizable: false }),
    TableRow,
    TableHeader,
    TableCell,
    FigureNode,
    EmbedNode,
    ...blockNodes,
    UploadPlaces,
    SpellingDecorations,
    Placeholder.configure({ placeholder }),
  ];
}

/** A post or video of another site, by its address. Readers see a link until they choose to load it. */
const EmbedNode = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  selectable: true,

  addAttributes: () => ({
    provider: { default: null, rendered: false },
    address: { default: null, rendered: false },
  }),

  parseHTML: () => [
    {
      tag: 'figure[data-embed]',
      priority: 60,
      getAttrs: (element) => parseEmbed(element.getAttribute('data-address') ?? undefined) ?? false,
    },
  ],

  renderHTML: ({ node }) => {
    const { provider, address } = node.attrs as { provider: EmbedProvider; address: string };
    return ['figure', { 'data-embed': provider, 'data-address': address }, ['a', { href: address }, address]];
  },

  addNodeView:
    () =>
    ({ node }) => {
      const { provider, address } = node.attrs as { provider: EmbedProvider; address: string };
      const dom = document.createElement('figure');
      dom.className = 'editor-card';
      const name = document.createElement('strong');
      name.textContent = embedText.names[provider];
      const line = document.createElement('span');
      line.textContent = address;
      dom.append(name, line);
      return { dom };
    },
});

interface NewValue {
  value: string;
  resetKey: number;
  /** The HTML that the editor was given last. */
  given: RefObject<string>;
}

/** When `resetKey` changes, replaces what differs from `value`. The caret and the undo history stay. */
function useNewValue(editor: Editor | null, { value, resetKey, given }: NewValue): void {
  const seen = useRef(resetKey);
  useEffect(() => {
    if (!editor || seen.current === resetKey) return;
    seen.current = resetKey;
    given.current = value;
    const { tr } = editor.state;
    if (!replaceChanged(tr, parseArticleHtml(value, editor.schema))) return;
    editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
  }, [editor, value, resetKey, given]);
}

interface FormValue {
  root: RefObject<HTMLDivElement | null>;
  given: RefObject<string>;
}

/**
 * Adds the HTML of the text to the form data whenever they are read: for a save, an autosave or a preview. A text that nobody
 * has changed keeps the HTML that the editor was given, because the editor writes the same text as other HTML.
 */
function useFormValue(editor: Editor | null, name: string, { root, given }: FormValue): void {
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form || !editor) return;
    const write = (event: FormDataEvent) => {
      const isUnchanged = hasSameText(editor.state.doc, parseArticleHtml(given.current, editor.schema));
      const html = isUnchanged ? given.current : editor.getHTML();
      // The server's rule. The editor calls a text of pictures empty.
      event.formData.set(name, hasContent(html) ? html : '');
    };
    form.addEventListener('formdata', write);
    return () => form.removeEventListener('formdata', write);
  }, [editor, name, root, given]);
}
