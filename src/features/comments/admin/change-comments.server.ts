import type { RouterContextProvider } from 'react-router';
import { InvalidInput } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { closeDiscussion } from '../rules/close-discussion.ts';
import {
  type Decision,
  type DecisionRefusal,
  decideComments,
  type SeenComment,
} from '../rules/moderation/decide-comments.ts';
import { undoDecisions } from '../rules/moderation/undo-decisions.ts';

/** The result of a change in the queue. `undo` is the value of the undo form. */
export interface QueueAnswer {
  done: { decision: Decision; count: number; undo: string } | null;
  refused: readonly DecisionRefusal[];
  undone: number | null;
  problem: ProblemCode | null;
}

const nothing: QueueAnswer = { done: null, refused: [], undone: null, problem: null };
const decisions: Readonly<Record<string, Decision>> = { approve: 'approved', reject: 'rejected' };

/** Runs the action of a form of the queue: a decision about one or many comments, undo, or closing an article's comments. */
export async function changeComments(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  actor: Actor,
): Promise<QueueAnswer> {
  const { db, now, newId } = servicesOf(context);
  const by = { actor, now: now(), newId };
  const { text, texts, has } = readForm(form);
  const intent = text('intent');
  if (intent === 'undo') {
    const { undone } = await undoDecisions(db, { ...by, comments: parseSeen(text('undo').split(',')) });
    return { ...nothing, undone };
  }
  if (intent === 'close' || intent === 'open') {
    await closeDiscussion(db, { ...by, articleId: text('article'), isClosed: intent === 'close' });
    return nothing;
  }
  // The button of one comment has its value in its own name; the buttons of the bar decide about the selected ones.
  const single = Object.keys(decisions).find(has);
  const decision = decisions[single ?? intent];
  if (!decision) return { ...nothing, problem: 'form.invalid' };
  const chosen = single ? [text(single)] : texts('comment');
  try {
    const { done, refused } = await decideComments(db, { ...by, comments: parseSeen(chosen), decision });
    const undo = done.map(({ id, version }) => `${id}.${version}`).join(',');
    return { ...nothing, done: { decision, count: done.length, undo }, refused };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { ...nothing, problem: error.problems[0]?.code ?? 'form.invalid' };
  }
}

/** Parses `id.version`. Leaves out what has another form. */
function parseSeen(values: readonly string[]): SeenComment[] {
  return values.flatMap((value) => {
    const [, id, version] = /^([\w-]{1,64})\.(\d{1,9})$/.exec(value) ?? [];
    return id && version ? [{ id, version: Number(version) }] : [];
  });
}
