import { articleEditorText, articleFormText, editorText } from '#features/articles/text.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { paletteText } from '../text.ts';
import type { Command } from './command.ts';

interface ShortcutListProps {
  sections: readonly Command[];
  /** Whether the shortcuts of the article form are listed. */
  hasArticles: boolean;
  isOpen: boolean;
  onClose: () => void;
}

type Line = [keys: string[], what: string];

const articleLines: readonly Line[] = [
  [['Ctrl', 'S'], articleEditorText.save],
  [['Ctrl', 'Enter'], articleFormText.publish],
  [['Alt', 'F10'], editorText.toolbar],
];

/** The list of keyboard shortcuts. `?` opens it. */
export function ShortcutList({ sections, hasArticles, isOpen, onClose }: ShortcutListProps) {
  const lines: Line[] = [
    [['Ctrl', 'K'], paletteText.title],
    [['?'], paletteText.shortcuts],
    ...(hasArticles ? articleLines : []),
    ...sections.flatMap(({ key, label }): Line[] => (key ? [[['g', key], label]] : [])),
  ];
  return (
    <Dialog title={paletteText.shortcuts} isOpen={isOpen} onClose={onClose}>
      <p className="mb-3 text-muted text-sm">{paletteText.shortcutsHint}</p>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {lines.map(([keys, what]) => (
          <div key={what} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded border border-line bg-surface px-2 py-0.5 font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
