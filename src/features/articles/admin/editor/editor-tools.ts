import type { Editor } from '@tiptap/core';
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
import { editorText } from '../../text.ts';
import { canMovePicture, movePicture, removePicture } from './nodes/picture-commands.ts';
import type { EditorWindow } from './windows/editor-window.ts';

/** A button of the toolbar. */
export interface EditorTool {
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
export const editorTools: readonly EditorTool[] = [
  {
    ...{ key: 'heading2', label: editorText.heading2, icon: Heading2, shortcut: 'Ctrl+Alt+2' },
    ...heading(2),
  },
  {
    ...{ key: 'heading3', label: editorText.heading3, icon: Heading3, shortcut: 'Ctrl+Alt+3' },
    ...heading(3),
  },
  {
    ...{ key: 'paragraph', label: editorText.paragraph, icon: Pilcrow, shortcut: 'Ctrl+Alt+0' },
    run: (editor) => editor.chain().focus().setParagraph().run(),
  },
  {
    ...{ key: 'bold', label: editorText.bold, icon: Bold, shortcut: 'Ctrl+B', startsGroup: true },
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    ...{ key: 'italic', label: editorText.italic, icon: Italic, shortcut: 'Ctrl+I' },
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    ...{ key: 'link', label: editorText.link, icon: Link, shortcut: 'Ctrl+K', opens: 'link' },
    isOn: (editor) => editor.isActive('link'),
  },
  {
    ...{ key: 'bulletList', label: editorText.bulletList, icon: List, shortcut: 'Ctrl+Shift+8' },
    startsGroup: true,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    ...{ key: 'orderedList', label: editorText.orderedList, icon: ListOrdered, shortcut: 'Ctrl+Shift+7' },
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    ...{ key: 'quote', label: editorText.quote, icon: Quote, shortcut: 'Ctrl+Shift+B' },
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { key: 'image', label: editorText.image, icon: Image, opens: 'image', startsGroup: true },
  { key: 'embed', label: editorText.embed, icon: CirclePlay, opens: 'embed' },
  {
    ...{ key: 'table', label: editorText.table, icon: Table },
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    can: (editor) => !editor.isActive('table'),
  },
  { key: 'match', label: editorText.match, icon: Trophy, opens: 'match' },
  {
    ...{ key: 'undo', label: editorText.undo, icon: Undo2, shortcut: 'Ctrl+Z', startsGroup: true },
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    ...{ key: 'redo', label: editorText.redo, icon: Redo2, shortcut: 'Ctrl+Y' },
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

/** A command for the table or the picture at the cursor. */
export interface BlockTool {
  key: string;
  label: string;
  run?: (editor: Editor) => void;
  opens?: EditorWindow;
  can?: (editor: Editor) => boolean;
}

export const pictureTools: readonly BlockTool[] = [
  { key: 'replacePicture', label: editorText.replacePicture, opens: 'replaceImage' },
  {
    ...{ key: 'pictureUp', label: editorText.pictureUp, run: (editor) => movePicture(editor, -1) },
    can: ({ state }) => canMovePicture(state, -1),
  },
  {
    ...{ key: 'pictureDown', label: editorText.pictureDown, run: (editor) => movePicture(editor, 1) },
    can: ({ state }) => canMovePicture(state, 1),
  },
  { key: 'removePicture', label: editorText.removePicture, run: removePicture },
];

export const tableTools: readonly BlockTool[] = [
  { key: 'addRow', label: editorText.addRow, run: (editor) => editor.chain().focus().addRowAfter().run() },
  {
    ...{ key: 'addColumn', label: editorText.addColumn },
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    ...{ key: 'removeRow', label: editorText.removeRow },
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    ...{ key: 'removeColumn', label: editorText.removeColumn },
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    ...{ key: 'removeTable', label: editorText.removeTable },
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
];
