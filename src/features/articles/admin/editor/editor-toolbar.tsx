import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  CirclePlay,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Quote,
  Redo2,
  Table,
  Trophy,
  Undo2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { editorText } from '../../text.ts';
import { canMovePicture, findPicture, movePicture, removePicture } from './nodes/picture-commands.ts';
import type { EditorWindow } from './windows/editor-windows.tsx';

/** The toolbar is one tab stop. The arrow keys move between its buttons, Escape returns to the text. */
export function EditorToolbar({ editor, open }: { editor: Editor; open: (window: EditorWindow) => void }) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: editorTools.map((tool) => tool.isOn?.(now) ?? false),
      can: editorTools.map((tool) => tool.can?.(now) ?? true),
      isInTable: now.isActive('table'),
      // Which of the commands are possible; null without a picture at the cursor.
      picture: findPicture(now.state) && pictureTools.map((tool) => tool.can?.(now) ?? true),
    }),
  });

  function press(event: React.KeyboardEvent) {
    if (event.key === 'Escape') {
      editor.commands.focus();
      return;
    }
    const last = editorTools.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className="sticky top-14 z-20 rounded-t-md border-line border-b bg-surface">
      <div
        ref={bar}
        role="toolbar"
        aria-label={editorText.toolbar}
        onKeyDown={press}
        className="flex flex-wrap gap-x-0.5 px-1 py-0.5"
      >
        {editorTools.map((tool, at) => (
          <ToolButton
            key={tool.key}
            tool={tool}
            isOn={states.on[at] ?? false}
            isPossible={states.can[at] ?? true}
            isStop={at === current}
            onFocus={() => setCurrent(at)}
            onPress={() => (tool.opens ? open(tool.opens) : tool.run?.(editor))}
          />
        ))}
      </div>
      {states.isInTable && (
        <BlockTools label={editorText.tableRows} tools={tableTools} editor={editor} open={open} />
      )}
      {states.picture && (
        <BlockTools
          label={editorText.pictureTools}
          tools={pictureTools.filter((_tool, at) => states.picture?.[at])}
          editor={editor}
          open={open}
        />
      )}
    </div>
  );
}

/** A button of the toolbar. */
interface EditorTool {
  key: string;
  label: string;
  icon: LucideIcon;
  /** As shown to users, `Ctrl+B`. */
  shortcut?: string;
  /** The first button of a group. */
  startsGroup?: true;
  run?: (editor: Editor) => void;
  opens?: EditorWindow;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3): Pick<EditorTool, 'run' | 'isOn'> => ({
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The buttons of the toolbar, in their order. */
const editorTools: readonly EditorTool[] = [
  { key: 'heading2', label: editorText.heading2, icon: Heading2, shortcut: 'Ctrl+Alt+2', ...heading(2) },
  { key: 'heading3', label: editorText.heading3, icon: Heading3, shortcut: 'Ctrl+Alt+3', ...heading(3) },
  {
    key: 'paragraph',
    label: editorText.paragraph,
    icon: Pilcrow,
    shortcut: 'Ctrl+Alt+0',
    run: (editor) => editor.chain().focus().setParagraph().run(),
  },
  {
    key: 'bold',
    label: editorText.bold,
    icon: Bold,
    shortcut: 'Ctrl+B',
    startsGroup: true,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    key: 'italic',
    label: editorText.italic,
    icon: Italic,
    shortcut: 'Ctrl+I',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    key: 'link',
    label: editorText.link,
    icon: Link,
    shortcut: 'Ctrl+K',
    opens: 'link',
    isOn: (editor) => editor.isActive('link'),
  },
  {
    key: 'bulletList',
    label: editorText.bulletList,
    icon: List,
    shortcut: 'Ctrl+Shift+8',
    startsGroup: true,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    key: 'orderedList',
    label: editorText.orderedList,
    icon: ListOrdered,
    shortcut: 'Ctrl+Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    key: 'quote',
    label: editorText.quote,
    icon: Quote,
    shortcut: 'Ctrl+Shift+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { key: 'image', label: editorText.image, icon: Image, opens: 'image', startsGroup: true },
  { key: 'embed', label: editorText.embed, icon: CirclePlay, opens: 'embed' },
  {
    key: 'table',
    label: editorText.table,
    icon: Table,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    can: (editor) => !editor.isActive('table'),
  },
  { key: 'match', label: editorText.match, icon: Trophy, opens: 'match' },
  {
    key: 'undo',
    label: editorText.undo,
    icon: Undo2,
    shortcut: 'Ctrl+Z',
    startsGroup: true,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    key: 'redo',
    label: editorText.redo,
    icon: Redo2,
    shortcut: 'Ctrl+Y',
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

/** A command for the table or the picture at the cursor. */
type BlockTool = Pick<EditorTool, 'key' | 'label' | 'run' | 'opens' | 'can'>;

const pictureTools: readonly BlockTool[] = [
  { key: 'replacePicture', label: editorText.replacePicture, opens: 'replaceImage' },
  {
    key: 'pictureUp',
    label: editorText.pictureUp,
    run: (editor) => movePicture(editor, -1),
    can: ({ state }) => canMovePicture(state, -1),
  },
  {
    key: 'pictureDown',
    label: editorText.pictureDown,
    run: (editor) => movePicture(editor, 1),
    can: ({ state }) => canMovePicture(state, 1),
  },
  { key: 'removePicture', label: editorText.removePicture, run: removePicture },
];

const tableTools: readonly BlockTool[] = [
  { key: 'addRow', label: editorText.addRow, run: (editor) => editor.chain().focus().addRowAfter().run() },
  {
    key: 'addColumn',
    label: editorText.addColumn,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    key: 'removeRow',
    label: editorText.removeRow,
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    key: 'removeColumn',
    label: editorText.removeColumn,
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    key: 'removeTable',
    label: editorText.removeTable,
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
];

interface BlockToolsProps {
  label: string;
  tools: readonly BlockTool[];
  editor: Editor;
  open: (window: EditorWindow) => void;
}

/** The second row: the commands for the block at the cursor. */
function BlockTools({ label, tools, editor, open }: BlockToolsProps) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-1 px-1 pb-1">
      {tools.map(({ key, label, run, opens }) => (
        <button
          key={key}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (opens ? open(opens) : run?.(editor))}
          className="min-h-9 rounded-md px-2.5 text-sm hover:bg-paper"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

interface ToolButtonProps {
  tool: EditorTool;
  isOn: boolean;
  isPossible: boolean;
  isStop: boolean;
  onFocus: () => void;
  onPress: () => void;
}

function ToolButton({ tool, isOn, isPossible, isStop, onFocus, onPress }: ToolButtonProps) {
  const { label, shortcut, icon: Icon, startsGroup } = tool;
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-pressed={tool.isOn ? isOn : undefined}
      aria-disabled={isPossible ? undefined : true}
      aria-keyshortcuts={shortcut?.replace('Ctrl', 'Control')}
      aria-haspopup={tool.opens ? 'dialog' : undefined}
      title={shortcut ? `${label} (${shortcut})` : label}
      // A mouse press must not move the selection.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={() => isPossible && onPress()}
      className={`grid size-9 place-items-center rounded-md hover:bg-paper aria-disabled:opacity-40 aria-pressed:bg-accent aria-pressed:text-paper ${startsGroup ? 'sm:ms-2' : ''}`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
