import type { Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { SpellingDecorations } from '#features/spelling/admin/spelling-decorations.ts';
import { blockNodes } from './nodes/block-nodes.ts';
import { EmbedNode } from './nodes/embed-node.ts';
import { FigureNode } from './nodes/figure-node.ts';
import { UploadPlaces } from './uploads/upload-places.ts';

/** The elements that an article text may have. `src/features/articles/rules/sanitise-content.ts` allows the same ones. */
export function editorExtensions(placeholder: string): Extensions {
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
