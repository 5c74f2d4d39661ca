import { servicesOf } from '#app/context.ts';
import { requireStaff } from '#app/session.server.ts';
import { articleFormText } from '#az/text/article-form.ts';
import { getArticleState } from '#domain/content/article-state.ts';
import { findMedia } from '#domain/media/find-media.ts';
import { ArticleStatusLabel } from '../parts/article-status-label.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { asAnswer } from '../tell-problems.server.ts';
import type { Route } from './+types/edit.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleLinks } from './article-links.tsx';
import { editedArticle, noWords } from './edited-article.ts';
import { findRecovery } from './find-recovery.server.ts';
import { readChoices } from './read-choices.server.ts';
import { saveArticleForm } from './save-article-form.server.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = await requireStaff(request, context);
  const { db } = servicesOf(context);
  const state = await getArticleState(db, { id: params.id }).catch((error) => {
    throw asAnswer(error);
  });
  const [media, choices, recovery] = await Promise.all([
    state.fields.image ? findMedia(db, { url: state.fields.image }) : null,
    readChoices(context),
    findRecovery(context, { actor, articleId: params.id }),
  ]);
  return { actor, article: editedArticle(state, media ?? noWords, actor), recovery, ...choices };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = await requireStaff(request, context);
  return saveArticleForm(request, context, { actor, id: params.id });
}

/** The form of an article that exists. */
export default function EditArticle({ loaderData, actionData }: Route.ComponentProps) {
  const { article } = loaderData;
  return (
    <>
      <PageHead title={articleFormText.editTitle} aside={<ArticleStatusLabel status={article.status} />}>
        <ArticleLinks article={article} />
      </PageHead>
      {/* Another article, or another step, is another form; a save that stays here is not. */}
      <ArticleForm key={`${article.id} ${article.status}`} {...loaderData} answer={actionData} />
    </>
  );
}
