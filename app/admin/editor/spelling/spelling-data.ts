import { data } from 'react-router';
import { z } from 'zod';
import { servicesOf } from '#app/context.ts';
import { postOnly } from '#app/post-only.ts';
import type { SpellingMark } from '#az/spelling/spelling-mark.ts';
import { checkSpelling } from '#domain/spelling/check-spelling.ts';
import type { Route } from './+types/spelling-data.ts';
import { MAX_PARAGRAPH_LENGTH, MAX_PARAGRAPHS } from './spelling-limits.ts';

const body = z.object({ paragraphs: z.array(z.string().max(MAX_PARAGRAPH_LENGTH)).max(MAX_PARAGRAPHS) });

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
