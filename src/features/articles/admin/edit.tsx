import { ExternalLink, History, MessagesSquare, Siren } from 'lucide-react';
import { breakingText } from '#features/breaking-news/text.ts';
import { commentsText } from '#features/comments/text.ts';
import { TelegramLine } from '#features/deliveries/admin/telegram-line.tsx';
import { findTelegramDelivery } from '#features/deliveries/rules/list-deliveries.ts';
import { findLibraryPicture } from '#features/media/admin/picker/find-library-picture.server.ts';
import { NotesPanel } from '#features/notes/admin/notes-panel.tsx';
import { readNotesPanel } from '#features/notes/admin/read-notes-panel.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { type EditableArticle, findEditableArticle } from '../rules/admin-list/find-editable-article.ts';
import { findSimilarArticles } from '../rules/checks/find-similar-articles.ts';
import { canSharePreview } from '../rules/preview/article-preview.ts';
import { articleEditorText, articleFormText } from '../text.ts';
import type { Route } from './+types/edit.ts';
import { ArticleStatusLabel } from './article-status-label.tsx';
import { findRecovery } from './drafts/find-recovery.server.ts';
import { ArticleForm } from './form/article-form.tsx';
import { type EditedArticle, editedArticle } from './form/edited-article.ts';
import { readChoices } from './read-choices.server.ts';
import { findStashedArticle } from './save/find-stashed-article.server.ts';
import { saveArticleForm } from './save/save-article-form.server.ts';
import { sendArticleForm } from './save/send-article-form.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now } = servicesOf(context);
  const article = await findEditableArticle(db, { actor, id: params.id });
  if (!article) throw new Response(null, { status: 404 });
  const [picture, canShare, choices, stashed, recovery, panel, similar, telegram] = await Promise.all([
    findLibraryPicture(db, { url: article.fields.image, actor }),
    canSharePreview(db, { actor, articleId: params.id }),
    readChoices(context, { current: article.fields.category }),
    findStashedArticle(request, context, { actor, id: params.id }),
    findRecovery(context, { actor, articleId: params.id }),
    readNotesPanel(context, { actor, articleId: params.id }),
    readSimilar(context, article),
    findTelegramDelivery(db, { articleId: params.id }),
  ]);
  return {
    actor,
    article: editedArticle(article, { picture, canSharePreview: canShare }),
    stashed,
    recovery,
    panel,
    similar,
    telegram,
    now: now(),
    ...choices,
  };
}

/** For the editor who reviews a submitted article. */
function readSimilar(context: Route.LoaderArgs['context'], { id, status, moves, fields }: EditableArticle) {
  const { db, now } = servicesOf(context);
  if (status !== 'pending' || !moves.includes('publish')) return [];
  return findSimilarArticles(db, { ...fields, id, now: now() });
}

export function action({ request, context, params }: Route.ActionArgs) {
  return saveArticleForm(request, context, { id: params.id });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendArticleForm(serverAction);
}

/** The page that edits an existing article. */
export default function EditArticle({ loaderData, actionData }: Route.ComponentProps) {
  const { article, panel, telegram, now, ...form } = loaderData;
  const isEditor = hasRole(loaderData.actor, 'editor');
  return (
    <>
      {/* The notes have a line of their own while they are open, so that without any the text stands higher. */}
      <div className="flex flex-wrap items-start gap-x-2">
        <div className="min-w-0 grow">
          <PageHead title={articleFormText.editTitle} aside={<ArticleStatusLabel status={article.status} />}>
            <ArticleLinks article={article} isEditor={isEditor} />
          </PageHead>
        </div>
        <NotesPanel key={article.id} panel={panel} />
      </div>
      {telegram && <TelegramLine delivery={telegram} articleId={article.id} isEditor={isEditor} now={now} />}
      {/* Another article or another status starts a new form. A save that stays in the form does not. */}
      <ArticleForm key={`${article.id} ${article.status}`} article={article} {...form} answer={actionData} />
    </>
  );
}

/** Links from the form to the history, the breaking strip, the comments and the public page of the article. */
function ArticleLinks({ article, isEditor }: { article: EditedArticle; isEditor: boolean }) {
  const isPublic = article.status === 'published' || article.status === 'archived';
  return (
    <div className="flex min-w-0 gap-x-1 overflow-x-auto text-sm *:shrink-0 *:px-3! max-lg:-ms-3 lg:flex-wrap">
      <ButtonLink to={href('/admin/articles/revisions/:id', { id: article.id })} look="quiet">
        <History aria-hidden="true" className="size-4" />
        {articleEditorText.history}
      </ButtonLink>
      {isEditor && article.status === 'published' && (
        <ButtonLink to={`${href('/admin/breaking')}?article=${article.id}`} look="quiet">
          <Siren aria-hidden="true" className="size-4" />
          {breakingText.fromArticle}
        </ButtonLink>
      )}
      {isEditor && isPublic && (
        <ButtonLink to={`${href('/admin/comments')}?article=${article.id}`} look="quiet">
          <MessagesSquare aria-hidden="true" className="size-4" />
          {commentsText.title}
        </ButtonLink>
      )}
      {isPublic && (
        <ButtonLink to={href('/article/:slug', { slug: article.fields.slug })} reloadDocument look="quiet">
          <ExternalLink aria-hidden="true" className="size-4" />
          {articleEditorText.publicPage}
        </ButtonLink>
      )}
    </div>
  );
}
