import { useEffect, useRef, useState } from 'react';
import { Form, useFetcher, useLocation, useNavigation, useSubmit } from 'react-router';
import { useToast } from '#app/ui/toast.tsx';
import { articleFormText } from '#az/text/admin/article-form.ts';
import { articleEditorText, draftText, fieldNames } from '#az/text/admin/article-list.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { ArticleFields } from '#domain/articles/article-fields.ts';
import { mergeArticleFields } from '#domain/articles/revisions/merge-article-fields.ts';
import { OtherEditors } from '../drafts/draft-status.tsx';
import type { Recovery } from '../drafts/find-recovery.server.ts';
import { RecoveryNotice } from '../drafts/recovery-notice.tsx';
import { useContinuedDraft } from '../drafts/use-continued-draft.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useRecovery } from '../drafts/use-recovery.ts';
import { useTabFields } from '../drafts/use-tab-fields.ts';
import { ActionBar } from '../save/action-bar.tsx';
import { ConflictDialog } from '../save/conflict-dialog.tsx';
import { errorFieldOf } from '../save/error-field-of.ts';
import { useFieldErrors } from '../save/field-errors.ts';
import type { StashedArticle } from '../save/find-stashed-article.server.ts';
import { FormMessages } from '../save/form-messages.tsx';
import { LeaveGuard } from '../save/leave-guard.tsx';
import { type Intent, readArticleFields, readIntent } from '../save/read-article-form.ts';
import type { SaveAnswer } from '../save/save-article-form.server.ts';
import { useFormKeys } from '../save/use-form-keys.ts';
import { useNewest } from '../save/use-latest-ref.ts';
import { useSaveFailure } from '../save/use-save-failure.ts';
import { useSignedOut } from '../save/use-signed-out.ts';
import { saveIntent } from '../save/workflow-buttons.tsx';
import type { EditedArticle } from './edited-article.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { keepFocus } from './keep-focus.ts';
import { MainFields } from './main-fields.tsx';
import { SeoCard } from './seo-card.tsx';
import { SideColumn } from './side-column.tsx';
import { TemplatePicker } from './template-picker.tsx';

interface ArticleFormProps {
  actor: Actor;
  article: EditedArticle;
  /** Sent without a session, and brought back. */
  stashed: StashedArticle | null;
  recovery: Recovery | null;
  /** The unsaved draft of a new article that the form continues at once. */
  draftId?: string | null;
  categories: readonly { slug: string; name: string }[];
  isCategoryListMissing: boolean;
  siteName: string;
  siteUrl: string;
  answer: SaveAnswer | undefined;
}

/** What the form began from; changes when words are restored, or taken over from others. */
interface Beginning {
  articleId: string;
  baseVersion: number | null;
  fields: ArticleFields;
  /** Another number is another set of fields on the screen. */
  resetKey: number;
}

/** `flushSync` renders the busy form at once. Otherwise a second Ctrl+S could send the same version again. */
const sending = { method: 'post', encType: 'multipart/form-data', flushSync: true } as const;

/** The form of an article, new or not (spec §2.5, §5): works as plain HTML, and keeps every word once scripts run. */
export function ArticleForm(props: ArticleFormProps) {
  const { actor, article, categories, stashed } = props;
  const form = useRef<HTMLFormElement>(null);
  const typed = props.answer?.values ?? stashed?.values;
  const [begun, setBegun] = useState<Beginning>(() => ({
    articleId: stashed?.articleId || article.id,
    baseVersion: stashed?.baseVersion ?? article.version,
    fields: typed?.fields ?? article.fields,
    resetKey: 0,
  }));
  const staying = useFetcher<SaveAnswer>();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const submit = useSubmit();
  const sent = navigation.formData ?? staying.formData;
  const busy = readIntent(sent);
  const answer = useNewest(props.answer, staying.data);
  const { errors, clear } = useFieldErrors(answer?.problems);
  const [live, setLive] = useState({ title: begun.fields.title, excerpt: begun.fields.excerpt });
  const [openConflict, setOpenConflict] = useState<SaveAnswer | undefined>();
  const last = useRef<{ intent: Intent; stays: boolean }>({ intent: 'selected', stays: false });
  const { failure, ...failures } = useSaveFailure(form);
  const submitted = useRef<ArticleFields | null>(null);
  const showToast = useToast();

  const draft = useDraft({ form, staffId: actor.id, isActive: article.canEdit, ...begun });
  const draftId = props.draftId ?? null;
  const search = { staffId: actor.id, article, fromServer: props.recovery, draftId };
  const { recovery, isSearched, discard } = useRecovery(search);
  const [restored, setRestored] = useState<Recovery | null>(null);

  const change = (field: string) => {
    clear(field);
    draft.change();
  };
  const begin = (next: Omit<Beginning, 'resetKey'>) => {
    keepFocus(form.current);
    // From what stands by then: a step back may be taken long after it was offered.
    setBegun((before) => ({ ...next, resetKey: before.resetKey + 1 }));
    setLive({ title: next.fields.title, excerpt: next.fields.excerpt });
  };
  const startFrom = (fields: ArticleFields) => {
    begin({ ...begun, fields });
    setTimeout(draft.change);
  };
  const save = (intent: Intent, stays: boolean) => {
    if (!form.current || busy || !article.canEdit) return;
    const body = new FormData(form.current);
    body.set('intent', intent);
    if (stays) body.set('then', 'stay');
    startSaving(intent, stays);
    void (stays ? staying.submit : submit)(body, sending);
  };
  const startSaving = (intent: Intent, stays: boolean) => {
    last.current = { intent, stays };
    submitted.current = form.current && readArticleFields(new FormData(form.current));
    failures.clear();
    draft.pause();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for an answer, once
  useEffect(() => {
    if (!answer) return;
    draft.resume();
    if (answer.conflict) setOpenConflict(answer);
    else if (answer.saved) takeSaved(answer.saved);
    else if (answer.problem) failures.tell(last.current.intent, answer.problem);
    // What stands at the buttons then promises that this browser keeps the words.
    if (answer.problem === 'article.unsent') void draft.flush();
  }, [answer]);

  /** A save that stays: the form begins anew from what stands there now, with what was typed meanwhile. */
  function takeSaved({ version, taken, fields }: NonNullable<SaveAnswer['saved']>) {
    const mine = form.current && readArticleFields(new FormData(form.current));
    const next = { articleId: begun.articleId, baseVersion: version };
    setOpenConflict(undefined);
    showToast({ kind: 'success', text: articleFormText.updated });
    const was = submitted.current ?? fields;
    const isTypedSince = mine !== null && JSON.stringify(mine) !== JSON.stringify(was);
    draft.forget();
    if (taken.length > 0 || openConflict) {
      const merged = isTypedSince
        ? mergeArticleFields({ base: was, mine, theirs: fields, choices: {} }).merged
        : fields;
      begin({ ...next, fields: merged });
      const names = taken.map((name) => fieldNames[name]).join(', ');
      if (names) showToast({ kind: 'default', text: articleEditorText.taken(names) });
    } else {
      // The server may have stored another slug than was typed: cleaned, or the one before where the field was empty.
      const isSlugUntouched = mine === null || mine.slug === was.slug;
      const slug = isSlugUntouched ? fields.slug : mine.slug;
      setBegun({ ...begun, ...next, fields: { ...begun.fields, slug } });
    }
    if (isTypedSince) draft.change();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came back is typed and not saved, from the first moment
  useEffect(() => {
    if (stashed && !props.answer) draft.change();
  }, []);

  function restore(words: Recovery) {
    begin(words);
    showToast({ kind: 'success', text: draftText.restored });
    setRestored(words);
  }
  // Not before the form and the draft have taken over the article's id: the words would be kept under another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each restoring
  useEffect(() => {
    if (!restored) return;
    draft.change();
    void draft.flush();
    discard();
  }, [restored]);
  useContinuedDraft({ draftId, recovery, isSearched, restore });

  const repeatSave = () => save(last.current.intent, last.current.stays);
  useSignedOut(actor.email, { draft, answer, repeatSave });
  useFormKeys({
    save: () => save(saveIntent(article), true),
    finish: () => form.current?.querySelector<HTMLButtonElement>('button[data-main]')?.click(),
    ...{ isBusy: busy !== null, isDirty: draft.isDirty, hasFailed: answer !== undefined && !answer.saved },
  });

  // The answer leads to another page: what was typed is saved. A refused save stays at this address.
  const leadsAway = navigation.state === 'loading' && navigation.location.pathname !== pathname;
  const isSaved = leadsAway && (navigation.formData?.has('baseVersion') ?? false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the save has led elsewhere
  useEffect(() => {
    if (isSaved) draft.forget();
  }, [isSaved]);

  useTabFields(form, draft);

  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={article.version === null ? articleFormText.title : articleFormText.editTitle}
      onSubmit={(event) => {
        const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
        // Whoever chose between two texts goes on where they were.
        const isChoice = openConflict !== undefined;
        startSaving((button?.value || 'selected') as Intent, isChoice && last.current.stays);
        event.preventDefault();
        void submit(button ?? event.currentTarget, sending);
      }}
      onInput={(event) => {
        const target = event.target as HTMLInputElement;
        const name = target.closest<HTMLElement>('[data-field]')?.dataset.field ?? target.name;
        if (name.startsWith('choice.')) return;
        if (name === 'title' || name === 'excerpt') setLive({ ...live, [name]: target.value });
        change(errorFieldOf(name));
      }}
      onKeyDown={(event) => {
        const isLine = (event.target as Element).matches('input:not([type=file]):not([type=checkbox])');
        if (event.key === 'Enter' && isLine && !event.ctrlKey && !event.metaKey) event.preventDefault();
      }}
      className={`grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pb-0 ${failure ? 'pb-56' : 'pb-28'}`}
    >
      <HiddenFields {...begun} writer={actor.id} />
      <div className="grid content-start gap-3 lg:col-span-2">
        <FormMessages
          article={article}
          answer={answer}
          isFailureShown={failure !== null}
          stashed={stashed}
          isCategoryListMissing={props.isCategoryListMissing}
        />
        {recovery && draftId === null && (
          <RecoveryNotice
            at={recovery.at}
            onDiscard={() => {
              discard();
              showToast({ kind: 'default', text: draftText.discarded });
            }}
            onRestore={() => restore(recovery)}
          />
        )}
        <OtherEditors report={draft.report} baseVersion={article.canEdit ? begun.baseVersion : null} />
        {answer?.conflict && (
          <ConflictDialog
            conflict={answer.conflict}
            isOpen={openConflict === answer}
            {...last.current}
            onClose={() => setOpenConflict(undefined)}
          />
        )}
      </div>
      <fieldset disabled={!article.canEdit} className="contents">
        {/* On a phone both columns dissolve, see SideColumn. */}
        <div className="contents lg:grid lg:min-w-0 lg:content-start lg:gap-5">
          {article.version === null && (
            <TemplatePicker form={form} categories={categories} onApply={startFrom} />
          )}
          <MainFields
            fields={begun.fields}
            resetKey={begun.resetKey}
            errors={errors}
            isNew={article.version === null}
          />
          <div className="order-2 lg:order-none">
            <SeoCard
              key={`search ${begun.resetKey}`}
              fields={begun.fields}
              errors={errors}
              siteName={props.siteName}
              siteUrl={props.siteUrl}
              live={live}
            />
          </div>
        </div>
        <SideColumn
          key={begun.resetKey}
          article={{ ...article, fields: begun.fields }}
          {...{ categories, typed, errors, busy }}
          onChange={change}
        />
        <ActionBar
          article={article}
          articleId={begun.articleId}
          draft={draft}
          busy={busy}
          failure={failure}
        />
      </fieldset>
      <LeaveGuard isDirty={draft.isDirty && !isSaved} />
    </Form>
  );
}
