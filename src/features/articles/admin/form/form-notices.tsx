import { OtherEditors } from '../drafts/draft-status.tsx';
import { RecoveryNotice } from '../drafts/recovery-notice.tsx';
import type { EditorOptions, useArticleEditor } from '../editing/use-article-editor.ts';
import { ConflictDialog } from '../save/conflict-dialog.tsx';
import { FormMessages } from '../save/form-messages.tsx';

interface FormNoticesProps extends EditorOptions {
  editor: ReturnType<typeof useArticleEditor>;
  /** The action bar shows why the last save failed. */
  isFailureShown: boolean;
  isCategoryListMissing: boolean;
}

/** Above the fields: messages, unsaved text that can be restored, other editors, and a conflict with one of them. */
export function FormNotices(props: FormNoticesProps) {
  const { article, editor, draftId = null } = props;
  const { start, save, answer, recovery, report, isConflictOpen } = editor.state;
  const { intent, stays } = save.request;
  return (
    <div className="grid content-start gap-3 lg:col-span-2">
      <FormMessages
        article={article}
        answer={answer}
        isFailureShown={props.isFailureShown}
        stashed={props.stashed}
        isCategoryListMissing={props.isCategoryListMissing}
      />
      {recovery && draftId === null && (
        <RecoveryNotice
          at={recovery.at}
          onDiscard={() => editor.discard(recovery)}
          onRestore={() => editor.restore(recovery)}
        />
      )}
      <OtherEditors report={report} baseVersion={article.canEdit ? start.baseVersion : null} />
      {answer?.conflict && (
        <ConflictDialog
          conflict={answer.conflict}
          isOpen={isConflictOpen}
          intent={intent}
          stays={stays}
          onClose={() => editor.dispatch({ type: 'conflictClosed' })}
        />
      )}
    </div>
  );
}
