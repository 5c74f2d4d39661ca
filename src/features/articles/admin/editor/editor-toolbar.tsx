import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { editorText } from '../../text.ts';
import { type BlockTool, type EditorTool, editorTools, pictureTools, tableTools } from './editor-tools.ts';
import { findPicture } from './nodes/picture-commands.ts';
import type { EditorWindow } from './windows/editor-window.ts';

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
        className="flex flex-wrap gap-x-0.5 p-1"
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
