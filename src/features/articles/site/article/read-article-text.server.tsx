import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { readPart } from '#platform/http/read-part.ts';
import { listContentBlocks } from '../../rules/content-blocks.ts';
import { readBlocks } from './read-blocks.server.tsx';
import { readerText } from './reader-text.ts';

/**
 * The text of an article as readers see it, with the current state of its matches and tables. `score-behaviour.ts` updates
 * them in an open page.
 */
export async function readArticleText(
  context: Readonly<RouterContextProvider>,
  { id, content }: { id: string; content: string },
): Promise<string> {
  const blocks = await readPart(context, {
    name: 'blocks of an article',
    read: () => readBlocks(context, { articleId: id, blocks: listContentBlocks(content) }),
    fallback: [],
  });
  return readerText(content, new Map(blocks.map(([key, block]) => [key, renderToStaticMarkup(block)])));
}
