import { type FormEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Form } from 'react-router';
import { countCharacters } from '#az/characters/count-characters.ts';
import { LeaveGuard } from '#platform/admin/leave-guard.tsx';
import type { SimilarArticle } from '../../rules/checks/similar-article.ts';
import { articleFormText, draftText } from '../../text.ts';
import { SeoCard } from '../cards/seo-card.tsx';
import { isBusy } from '../editing/editor-state.ts';
import { type EditorOptions, useArticleEditor } from '../editing/use-article-editor.ts';
import { failureText } from '../editing/use-save-messages.ts';
import { ActionBar } from '../save/action-bar.tsx';
import { errorFieldOf } from '../save/error-field-of.ts';
import type { Intent } from '../save/read-article-form.ts';
import { SimilarArticles } from '../save/similar-articles.tsx';
import { WorkflowButtons } from '../save/workflow-buttons.tsx';
import { DeleteArticleForm, WorkflowMenu } from '../save/workflow-menu.tsx';
import { FormNotices } from './form-notices.tsx';
import { HiddenFields } from './hidden-fields.tsx';
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
        className={`grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pb-0 ${barSpace}`}
      >
        <HiddenFields
          {...start}
          writer={props.actor.id}
          seenSimilar={state.answer?.values?.seenSimilar ?? []}
        />
        <FormNotices {...props} editor={editor} isFailureShown={failure !== null} />
        <fieldset disabled={!article.canEdit} className="contents">
          {/* On a phone both columns become one, see SideColumn. */}
          <div className="contents lg:grid lg:min-w-0 lg:content-start lg:gap-5">
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
            <div className="order-2 lg:order-none">
              <SeoCard
                key={`search ${start.resetKey}`}
                fields={start.fields}
                errors={errors}
                site={{ name: props.siteName, url: props.siteUrl }}
                drawn={drawn}
                live={state.live}
              />
            </div>
          </div>
          <SideColumn
            key={start.resetKey}
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

/** Enter in a text input must not submit the form. */
function preventEnterSubmit(event: KeyboardEvent): void {
  const isLine = (event.target as Element).matches('input:not([type=file]):not([type=checkbox])');
  if (event.key === 'Enter' && isLine && !event.ctrlKey && !event.metaKey) event.preventDefault();
}
