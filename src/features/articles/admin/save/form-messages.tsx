import { formatDateTime } from '#az/format/dates.ts';
import { stashedSubmissionText } from '#features/accounts/text.ts';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { isVisiblyUpdated } from '../../rules/is-visibly-updated.ts';
import { articleEditorText, articleFormText, articleText } from '../../text.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import type { StashedArticle } from './find-stashed-article.server.ts';
import type { SaveAnswer } from './save-article-form.server.ts';

interface FormMessagesProps {
  article: EditedArticle;
  answer: SaveAnswer | undefined;
  /** The action bar shows why the last save failed. */
  isFailureShown: boolean;
  stashed: StashedArticle | null;
  isCategoryListMissing: boolean;
}

/** Above the fields: the times of the article, the problem of the last save, and notices. */
export function FormMessages(props: FormMessagesProps) {
  const { article, answer, stashed, isCategoryListMissing } = props;
  const { publishedAt, updatedAt, revisedAt, scheduledAt } = article;
  // The same label as on the public page.
  const isMarked = publishedAt !== null && isVisiblyUpdated({ publishedAt, revisedAt });
  const facts = [
    publishedAt && articleEditorText.publishedAt(formatDateTime(publishedAt)),
    isMarked && revisedAt !== null && `${articleText.updated}: ${formatDateTime(revisedAt)}`,
    updatedAt && `${articleEditorText.changed}: ${formatDateTime(updatedAt)}`,
    scheduledAt && `${articleFormText.field.publishedAt}: ${formatDateTime(scheduledAt)}`,
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p className="tabular text-muted text-sm">{facts.join(' · ')}</p>}
      {isCategoryListMissing && <Notice kind="error">{articleFormText.categoriesFailed}</Notice>}
      {stashed && !answer && (
        <Notice>
          <p>{stashedSubmissionText.back}</p>
          {stashed.hadFile && <p>{stashedSubmissionText.file}</p>}
        </Notice>
      )}
      {!props.isFailureShown && <ProblemNotice problem={answer?.problem} />}
      {!article.canEdit && (
        <Notice>
          {article.status === 'pending' ? articleEditorText.readOnlyPending : articleEditorText.readOnly}
        </Notice>
      )}
      {article.returnedReason && <Notice>{articleEditorText.returned(article.returnedReason)}</Notice>}
    </>
  );
}
