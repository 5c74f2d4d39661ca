import { data, redirect } from 'react-router';
import { findEditableArticle } from '#features/articles/rules/admin-list/find-editable-article.ts';
import { fallbackText } from '#features/articles/text.ts';
import { throwResponse } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { InvalidInput } from '#platform/errors.ts';
import { type FormReader, readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { createNote, deleteNote, reopenNote, resolveNote } from '../rules/change-note.ts';
import { findMentions, listMentionableStaff } from '../rules/mentions.ts';
import { noteText } from '../text.ts';
import type { Route } from './+types/notes.ts';
import type { NoteAnswer } from './note-answer.ts';
import { NotesPanel } from './notes-panel.tsx';
import { readNotesPanel } from './read-notes-panel.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const article = await findEditableArticle(servicesOf(context).db, { actor, id: params.id });
  if (!article) throw new Response(null, { status: 404 });
  const { id, fields } = article;
  return { id, title: fields.title, panel: await readNotesPanel(context, { actor, articleId: id }) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = readForm(await request.formData());
  const { text } = form;
  if (text('intent') === 'write') return writeNote({ context, actor, articleId: params.id, form });
  const { db, now, newId } = servicesOf(context);
  const change = { actor, id: text('noteId'), now: now(), newId };
  const changes: Record<string, () => Promise<void>> = {
    resolve: () => resolveNote(db, change),
    reopen: () => reopenNote(db, change),
    delete: () => deleteNote(db, change),
  };
  const apply = changes[text('intent')];
  if (!apply) throw new Response(null, { status: 400 });
  try {
    await apply();
  } catch (error) {
    throwResponse(error);
  }
  return backTo(params.id);
}

interface WriteNoteInput {
  context: Route.ActionArgs['context'];
  actor: Actor;
  articleId: string;
  form: FormReader;
}

async function writeNote({ context, actor, articleId, form }: WriteNoteInput) {
  const { db, now, newId, adminEmail } = servicesOf(context);
  const text = form.text('text');
  const id = form.text('noteId');
  const chosen = form.texts('mentioned');
  const wasAsked = form.has('asked');
  try {
    await createNote(db, {
      actor,
      articleId,
      id: id || undefined,
      text,
      chosen,
      wasAsked,
      adminEmail,
      now: now(),
      newId,
    });
  } catch (error) {
    if (!(error instanceof InvalidInput)) throwResponse(error);
    const { problems } = error;
    const unsure = problems.some(({ code }) => code === 'note.whom')
      ? findMentions(text, { people: await listMentionableStaff(db, { adminEmail }), chosen }).unsure
      : [];
    return data<NoteAnswer>({ problems, problem: null, id, text, chosen, unsure }, { status: 422 });
  }
  if (form.text('then') !== 'stay') return backTo(articleId);
  return data<NoteAnswer>({ problems: [], problem: null, id: newId(), text: '', chosen: [], unsure: [] });
}

const backTo = (articleId: string) =>
  redirect(`${href('/admin/articles/edit/:id', { id: articleId })}#notes`);

/** Shows only the notes on an article. A form without scripts leads here when the server refuses it. */
export default function Notes({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, panel } = loaderData;
  return (
    <>
      <PageHead title={noteText.screenTitle(title || fallbackText.title)}>
        <ButtonLink to={href('/admin/articles/edit/:id', { id })}>{noteText.toArticle}</ButtonLink>
      </PageHead>
      <NotesPanel panel={panel} refused={actionData} isOpen />
    </>
  );
}
