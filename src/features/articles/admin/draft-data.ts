import { data } from 'react-router';
import { z } from 'zod';
import { findRefusal } from '#features/accounts/admin/sign-in/find-refusal.server.ts';
import { Forbidden, InvalidInput } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { postOnly } from '#platform/http/post-only.ts';
import { findStaff } from '#platform/sessions/session.server.ts';
import { findArticleState } from '../rules/article-state.ts';
import { autosaveArticle, discardAutosave } from '../rules/drafts/autosave-article.ts';
import { type PresentEditor, touchPresence } from '../rules/presence/presence.ts';
import { findRevision } from '../rules/revisions/revisions.ts';
import type { Route } from './+types/draft-data.ts';

export const loader = postOnly;

const tab = {
  articleId: z.string(),
  tabKey: z.string(),
  /** The id of the account that opened the form. Text is never saved for another account. */
  writer: z.string(),
};
const body = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('autosave'),
    ...tab,
    sequence: z.number().int(),
    baseVersion: z.number().int().nullable(),
    fields: z.unknown(),
  }),
  z.object({ kind: z.literal('presence'), ...tab, isLeaving: z.boolean().optional() }),
  z.object({ kind: z.literal('discard'), ...tab }),
]);

export type DraftMessage = z.input<typeof body>;

/** The response to each message of the form. */
export interface DraftAnswer {
  /** Epoch milliseconds, by the server's clock. */
  at: number;
  others: PresentEditor[];
  /** The current version and the name of its author; null while the article does not exist. */
  current: { version: number; by: string | null } | null;
}

/** Saves and discards autosaves, records presence, and answers with the other editors. Never changes the article. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = body.safeParse(await request.json().catch(() => null));
  const refusal = await findRefusal(request, context, { writer: parsed.data?.writer ?? '' });
  const actor = await findStaff(request, context);
  if (refusal || !actor) return data({ problem: refusal ?? 'login.expired' }, { status: 401 });
  if (!parsed.success) return data(null, { status: 400 });
  const message = parsed.data;
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const { articleId, tabKey } = message;
  try {
    if (message.kind === 'autosave') await autosaveArticle(db, { ...message, actor, now });
    if (message.kind === 'discard') {
      await discardAutosave(db, { actor, articleId, tabKey, sequence: Number.MAX_SAFE_INTEGER, now });
      return data<DraftAnswer>({ at: now, others: [], current: null });
    }
    const isLeaving = message.kind === 'presence' && message.isLeaving;
    const others = await touchPresence(db, { actor, subjectId: articleId, tabKey, isLeaving, now });
    const state = await findArticleState(db, { id: articleId });
    const last = state && (await findRevision(db, { articleId, version: state.version }));
    const current = state && { version: state.version, by: last?.staffName ?? null };
    return data<DraftAnswer>({ at: now, others, current });
  } catch (error) {
    if (error instanceof Forbidden) return data(null, { status: 403 });
    if (error instanceof InvalidInput) return data(null, { status: 400 });
    throw error;
  }
}
