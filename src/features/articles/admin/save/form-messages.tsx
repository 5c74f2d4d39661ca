import { useEffect, useRef } from 'react';
import { formatDateTime } from '#az/format/dates.ts';
import { stashedSubmissionText } from '#features/accounts/text.ts';
import { href } from '#platform/http/href.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { MIN_SIMILARITY, SIMILAR_HOURS, type SimilarArticle } from '../../rules/checks/similar-article.ts';
import { articleEditorText, articleFormText, similarText } from '../../text.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import type { StashedArticle } from './find-stashed-article.server.ts';
import type { SaveAnswer } from './save-article-form.server.ts';

interface FormMessagesProps {
  actor: Pick<Actor, 'role'>;
  article: EditedArticle;
  answer: SaveAnswer | undefined;
  /** The action bar shows why the last save failed. */
  isFailureShown: boolean;
  stashed: StashedArticle | null;
  isCategoryListMissing: boolean;
}

/** Above the fields: the problem of the last save, and notices. */
export function FormMessages(props: FormMessagesProps) {
  const { actor, article, answer, stashed, isCategoryListMissing } = props;
  return (
    <>
      {isCategoryListMissing && <Notice kind="error">{articleFormText.categoriesFailed}</Notice>}
      {stashed && !answer && (
        <Notice>
          <p>{stashedSubmissionText.back}</p>
          {stashed.hadFile && <p>{stashedSubmissionText.file}</p>}
        </Notice>
      )}
      {!props.isFailureShown && <ProblemNotice problem={answer?.problem} />}
      {!article.canEdit && <Notice>{readOnlyReason(article, actor)}</Notice>}
      {article.returnedReason && <Notice>{articleEditorText.returned(article.returnedReason)}</Notice>}
    </>
  );
}

function readOnlyReason({ status }: EditedArticle, actor: Pick<Actor, 'role'>): string {
  // An editor may edit every article of their categories.
  if (hasRole(actor, 'editor')) return articleEditorText.readOnlyCategory;
  return status === 'pending' ? articleEditorText.readOnlyPending : articleEditorText.readOnly;
}

interface SimilarArticlesProps {
  articles: readonly SimilarArticle[];
  /** The save was stopped because of them. */
  isSaveStopped: boolean;
}

const percentOf = (share: number) => Math.round(share * 100);

/** Articles that may tell the same story. The form sends their ids, so that the next press publishes. */
export function SimilarArticles({ articles, isSaveStopped }: SimilarArticlesProps) {
  const section = useRef<HTMLElement>(null);
  // The pressed button was disabled during the save and has lost the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer brings its articles
  useEffect(() => {
    if (isSaveStopped && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [isSaveStopped, articles]);
  if (articles.length === 0) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      role={isSaveStopped ? 'alert' : undefined}
      aria-label={similarText.title}
      data-similar-articles
      className="col-span-full my-1 grid max-h-[45vh] gap-1 overflow-y-auto border-accent border-s-4 ps-3 text-sm"
    >
      <p className="font-semibold">{similarText.title}</p>
      <p>{similarText.found(SIMILAR_HOURS, percentOf(MIN_SIMILARITY))}</p>
      <ul>
        {articles.map((article) => (
          <li key={article.id} className="py-1">
            <input type="hidden" name="seenSimilar" value={article.id} />
            <a
              href={
                article.status === 'published'
                  ? href('/article/:slug', { slug: article.slug })
                  : href('/admin/articles/edit/:id', { id: article.id })
              }
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline lg:min-h-0"
            >
              {article.title}
            </a>
            <p className="tabular text-muted">
              {[article.author, timeOf(article), similarText.similarity(percentOf(article.similarity))].join(
                ' · ',
              )}
            </p>
          </li>
        ))}
      </ul>
      {isSaveStopped && <p className="font-medium">{similarText.again}</p>}
    </section>
  );
}

function timeOf({ status, at }: SimilarArticle): string {
  const time = formatDateTime(at);
  return status === 'scheduled' ? similarText.scheduled(time) : time;
}
