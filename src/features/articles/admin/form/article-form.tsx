import { type FormEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Form } from 'react-router';
import { countCharacters } from '#az/characters/text-length.ts';
import { formatDateTime } from '#az/format/dates.ts';
import { focusUntilLeft } from '#platform/admin/focus-until-left.ts';
import { LeaveGuard } from '#platform/admin/form-guard.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import type { SimilarArticle } from '../../rules/checks/similar-article.ts';
import { articleFormText, draftText } from '../../text.ts';
import { SeoCard } from '../cards/seo-card.tsx';
import { OtherEditors } from '../drafts/draft-status.tsx';
import { isBusy } from '../editing/editor-state.ts';
import { type EditorOptions, useArticleEditor } from '../editing/use-article-editor.ts';
import { failureText } from '../editing/use-save-messages.ts';
import { ActionBar } from '../save/action-bar.tsx';
import { ConflictDialog } from '../save/conflict-dialog.tsx';
import { FormMessages, SimilarArticles } from '../save/form-messages.tsx';
import type { Intent } from '../save/read-article-form.ts';
import { DeleteArticleForm, WorkflowButtons, WorkflowMenu } from '../save/workflow-buttons.tsx';
import { MainFields } from './main-fields.tsx';
import { SideColumn } from './side-column.tsx';
import { TemplatePicker } from './template-picker.tsx';

interface ArticleFormProps extends EditorOptions {
  categories: readonly { slug: string; name: string }[];
  isCategoryListMissing: boolean;
  /** Articles that may tell the same story as this submitted one. */
  similar?: readonly SimilarArticle[];
  siteName: string;
  siteUrl: string;
}

/** The form of a new or existing article (spec §2.5, §5). Works as plain HTML. With scripts, it saves what is typed. */
export function ArticleForm(props: ArticleFormProps) {
  const { article, categories } = props;
  const form = useRef<HTMLFormElement>(null);
  const editor = useArticleEditor(form, props);
  const { state, dispatch } = editor;
  const { start, save, errors } = state;
  const busy = isBusy(state) ? save.request.intent : null;
  const failure = failureText(save);
  const isNew = article.version === null;
  const answered = state.answer?.similar ?? [];
  const isSaveStopped = answered.length > 0;
  const similar = isSaveStopped ? answered : (props.similar ?? []);
  // The action bar covers the end of the form on a phone.
  const barSpace = similar.length > 0 ? 'pb-[70vh]' : failure ? 'pb-56' : 'pb-28';

  const isPublic = article.status === 'published' || article.status === 'archived';
  const drawn = isPublic ? { id: start.articleId, version: start.baseVersion ?? 0 } : null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    // After a conflict is solved, the form stays open if the refused save was to keep it open.
    editor.send((button?.value || 'selected') as Intent, state.isConflictOpen && save.request.stays);
  };
  return (
    <>
      <DeleteArticleForm />
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-label={isNew ? articleFormText.title : articleFormText.editTitle}
        onSubmit={submit}
        onClick={preventDoubleClick}
        onInput={({ target }) => {
          const input = target as HTMLInputElement;
          const name = input.closest<HTMLElement>('[data-field]')?.dataset.field ?? input.name;
          const field = errorFieldOf(name);
          // The alternative text of the picture is no value of the field `image`.
          const text = field === name ? input.value : undefined;
          if (!name.startsWith('choice.')) dispatch({ type: 'typed', field, text });
        }}
        onKeyDown={preventEnterSubmit}
        className={`grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pb-0 ${barSpace}`}
      >
        <HiddenFields
          {...start}
          writer={props.actor.id}
          seenSimilar={state.answer?.values?.seenSimilar ?? []}
        />
        <FormNotices {...props} editor={editor} isFailureShown={failure !== null} />
        <fieldset disabled={!article.canEdit} className="contents">
          <div className="grid min-w-0 content-start gap-3">
            {isNew && (
              <TemplatePicker
                form={form}
                categories={categories}
                onApply={(fields) => dispatch({ type: 'refilled', fields })}
              />
            )}
            <MainFields
              fields={start.fields}
              excerptLength={countCharacters(state.live.excerpt)}
              resetKey={start.resetKey}
              errors={errors}
              isNew={isNew}
            />
            <SeoCard
              key={`search ${start.resetKey}`}
              fields={start.fields}
              errors={errors}
              site={{ name: props.siteName, url: props.siteUrl }}
              drawn={drawn}
              live={state.live}
            />
          </div>
          <SideColumn
            resetKey={start.resetKey}
            article={{ ...article, fields: start.fields }}
            categories={categories}
            typed={props.answer?.values ?? props.stashed?.values}
            errors={errors}
            busy={busy}
            onChange={(field, text) => dispatch({ type: 'typed', field, text })}
          />
          <ActionBar
            article={article}
            articleId={start.articleId}
            status={state.autosave.status}
            flush={editor.flush}
            failure={failure}
            similar={<SimilarArticles articles={similar} isSaveStopped={isSaveStopped} />}
          >
            <WorkflowButtons article={article} busy={busy} />
            <WorkflowMenu
              article={article}
              errors={errors}
              busy={busy}
              reason={(props.answer?.values ?? props.stashed?.values)?.reason}
            />
          </ActionBar>
        </fieldset>
        <LeaveGuard isDirty={state.isDirty && save.kind !== 'left'} hint={draftText.leaveHint} />
      </Form>
    </>
  );
}

/** The second click of a double click must not confirm a warning that the first one brought. */
function preventDoubleClick(event: MouseEvent): void {
  if (event.detail > 1 && (event.target as Element).closest('[type=submit]')) event.preventDefault();
}

/** The field under which the error of an input of this name is shown. */
function errorFieldOf(name: string): string {
  if (name === 'newTag' || name === 'tag') return 'tags';
  if (name === 'file') return 'image';
  return ['alt', 'decorative', 'credit', 'caption'].includes(name) ? 'image' : name;
}

/** Enter in a text input must not submit the form. */
function preventEnterSubmit(event: KeyboardEvent): void {
  const isLine = (event.target as Element).matches('input:not([type=file]):not([type=checkbox])');
  if (event.key === 'Enter' && isLine && !event.ctrlKey && !event.metaKey) event.preventDefault();
}

interface HiddenFieldsProps {
  articleId: string;
  /** The version that the form is based on; null for a new article. */
  baseVersion: number | null;
  /** The id of the staff member who opened the form. */
  writer: string;
  /** The ids of the similar articles that an earlier answer has shown. */
  seenSimilar: readonly string[];
}

/** The hidden fields of the form. */
function HiddenFields({ articleId, baseVersion, writer, seenSimilar }: HiddenFieldsProps) {
  return (
    <>
      {/* Without scripts, Enter presses the first button of a form. This one follows the status field. */}
      <button
        type="submit"
        name="intent"
        value="selected"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="writer" value={writer} />
      <input type="hidden" name="id" value={articleId} />
      <input type="hidden" name="baseVersion" value={baseVersion ?? ''} />
      {seenSimilar.map((id) => (
        <input key={id} type="hidden" name="seenSimilar" value={id} />
      ))}
    </>
  );
}

interface FormNoticesProps extends EditorOptions {
  editor: ReturnType<typeof useArticleEditor>;
  /** The action bar shows why the last save failed. */
  isFailureShown: boolean;
  isCategoryListMissing: boolean;
}

/** Above the fields: other editors, messages, unsaved text that can be restored, and a conflict with another editor. */
function FormNotices(props: FormNoticesProps) {
  const { article, editor, draftId = null } = props;
  const { start, save, answer, recovery, report, isConflictOpen } = editor.state;
  const { intent, stays } = save.request;
  return (
    <div className="grid content-start gap-3 empty:hidden lg:col-span-2">
      <OtherEditors report={report} baseVersion={article.canEdit ? start.baseVersion : null} />
      <FormMessages
        actor={props.actor}
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

interface RecoveryNoticeProps {
  /** Epoch milliseconds. */
  at: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore or discard text that a closed tab or a lost connection left unsaved. */
function RecoveryNotice({ at, onRestore, onDiscard }: RecoveryNoticeProps) {
  // The pressed button goes with the notice.
  const leave = ({ form }: HTMLButtonElement) => form && focusUntilLeft(form);
  return (
    <Notice>
      <div role="status" className="flex flex-wrap items-center gap-3">
        <span className="grow">{draftText.found(formatDateTime(at))}</span>
        <span className="flex gap-2">
          <Button
            look="primary"
            onClick={({ currentTarget }) => {
              leave(currentTarget);
              onRestore();
            }}
          >
            {draftText.restore}
          </Button>
          <Button
            look="quiet"
            onClick={({ currentTarget }) => {
              leave(currentTarget);
              onDiscard();
            }}
          >
            {draftText.discard}
          </Button>
        </span>
      </div>
    </Notice>
  );
}
