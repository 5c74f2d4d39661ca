import type { RouterContextProvider } from 'react-router';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { type FormReader, readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { bulkActions, bulkChangeArticles } from '../../rules/bulk/bulk-change-articles.ts';
import { undoBulkChange } from '../../rules/bulk/undo-bulk-change.ts';
import type { BulkAnswer } from './bulk-outcome-notice.tsx';

const nothing: BulkAnswer = { done: null, undone: null, problem: null };

/** Runs the bulk action of a form on its articles, or the action of one row, or undoes a bulk change. */
export async function changeInBulk(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  actor: Actor,
): Promise<BulkAnswer> {
  const { db, now: clock, newId } = servicesOf(context);
  const by = { actor, now: clock(), newId };
  const read = readForm(form);
  const { text } = read;
  try {
    if (text('intent') === 'undo') {
      const { left } = await undoBulkChange(db, { ...by, undoId: text('undoId') });
      return { ...nothing, undone: { skipped: left.length } };
    }
    const [wanted, ids] = readTarget(read);
    const action = bulkActions.find((one) => one === wanted);
    if (!action) return { ...nothing, problem: 'form.invalid' };
    if (ids.length === 0) return { ...nothing, problem: 'articles.none' };
    const category = action === 'move' ? text('target') : undefined;
    if (category === '') return { ...nothing, problem: 'category.required' };
    const { done, refused, undoId } = await bulkChangeArticles(db, {
      ...{ ...by, ids, action, category, tag: text('tag') },
      // Each row has a reason of its own.
      reason: text(`reason.${ids[0]}`),
    });
    return { ...nothing, done: { kind: action, count: done.length, refused, undoId } };
  } catch (error) {
    if (error instanceof InvalidInput)
      return { ...nothing, problem: error.problems[0]?.code ?? 'form.invalid' };
    if (error instanceof Conflict) return { ...nothing, problem: error.code };
    throw error;
  }
}

/** The button of a row says `archive:ID` and means that article alone. */
function readTarget(form: FormReader): [action: string, ids: string[]] {
  const [action, id] = form.text('row').split(':', 2);
  if (action && id) return [action, [id]];
  return [form.text('intent'), form.texts('id')];
}
