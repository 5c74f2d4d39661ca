import { data } from 'react-router';
import { z } from 'zod';
import type { SpellingMark } from '#az/spelling/spelling-mark.ts';
import { servicesOf } from '#platform/http/context.ts';
import { postOnly } from '#platform/http/post-only.ts';
import { checkSpelling } from '../rules/check-spelling.ts';
import type { Route } from './+types/spelling-data.ts';
import { MAX_PARAGRAPH_LENGTH, MAX_PARAGRAPHS, MAX_TEXT_LENGTH } from './spelling-limits.ts';

const lengthOf = (paragraphs: readonly string[]) => paragraphs.reduce((sum, { length }) => sum + length, 0);

const body = z.object({
  // The number first: a list of a million entries would get a million problems.
  paragraphs: z
    .custom<unknown[]>((list) => Array.isArray(list) && list.length <= MAX_PARAGRAPHS)
    .pipe(z.array(z.string().max(MAX_PARAGRAPH_LENGTH)))
    .refine((paragraphs) => lengthOf(paragraphs) <= MAX_TEXT_LENGTH),
});

/** The mistakes of each paragraph, in the order of the request. */
export interface SpellingAnswer {
  marks: SpellingMark[][];
}

export const loader = postOnly;

/** POST /admin/articles/spelling `{ paragraphs }`: the words that are surely misspelt. Stores nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = body.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return data(null, { status: 400 });
  const marks = await checkSpelling(servicesOf(context).db, parsed.data);
  return data<SpellingAnswer>({ marks }, { headers: { 'Cache-Control': 'no-store' } });
}
