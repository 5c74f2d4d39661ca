import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { commonText } from '#platform/text/common.ts';
import { inputLook, TextAreaField } from '#platform/ui/field.tsx';
import type { ArticleFields } from '../../rules/article-fields.ts';
import { articleFormText } from '../../text.ts';
import type { FieldErrors } from '../save/save-problems.ts';
import { HeadlineField } from './headline-field.tsx';
import { useServerValue } from './use-server-value.ts';

const EXCERPT_LIMIT = 500;

interface MainFieldsProps {
  fields: ArticleFields;
  /** The current length of the excerpt, in characters. */
  excerptLength: number;
  /** When it changes, the inputs show the new `fields`. */
  resetKey: number;
  errors: FieldErrors;
  /** The title of a new article gets the focus. */
  isNew: boolean;
}

/** Title, excerpt with its counter, and text (spec §2.5). */
export function MainFields({ fields, excerptLength, resetKey, errors, isNew }: MainFieldsProps) {
  const title = useServerValue<HTMLTextAreaElement>(fields.title, resetKey);
  const excerpt = useServerValue<HTMLTextAreaElement>(fields.excerpt, resetKey);
  const { field, placeholder } = articleFormText;
  return (
    <>
      <HeadlineField
        ref={title}
        label={field.title}
        name="title"
        required
        defaultValue={fields.title}
        data-spelling={field.title}
        placeholder={placeholder.title}
        error={errors.title}
        autoFocus={isNew}
        onEnter={() => excerpt.current?.focus()}
      />
      <TextAreaField
        ref={excerpt}
        label={field.excerpt}
        name="excerpt"
        required
        rows={2}
        fieldClass="relative"
        className="field-sizing-content max-h-40 min-h-17"
        defaultValue={fields.excerpt}
        data-spelling={field.excerpt}
        placeholder={placeholder.excerpt}
        error={errors.excerpt}
        hint={<Counter count={excerptLength} />}
      />
      {/* The counter stands beside the label, so the line of the hint is empty. */}
      <div className="-mt-1.5 min-w-0">
        <RichTextField
          label={field.content}
          name="content"
          defaultValue={fields.content}
          resetKey={resetKey}
          placeholder={placeholder.content}
          error={errors.content}
        />
      </div>
    </>
  );
}

function Counter({ count }: { count: number }) {
  return (
    <span
      className={`tabular absolute end-0 top-0 ${count > EXCERPT_LIMIT ? 'font-semibold text-live' : ''}`}
    >
      {articleFormText.excerptCounter(count)}
    </span>
  );
}

/** A separate chunk, loaded when the field is rendered. */
const RichText = lazy(() => import('../editor/rich-text.tsx'));

interface RichTextFieldProps {
  label: string;
  name: string;
  /** HTML. */
  defaultValue: string;
  /** When it changes, the field shows the new `defaultValue`. */
  resetKey: number;
  placeholder?: string;
  error?: string;
}

/** A text with headings, pictures and embeds. A text area with HTML until the editor has loaded, and without scripts. */
function RichTextField(props: RichTextFieldProps) {
  const { label, name, defaultValue, resetKey, placeholder, error } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const ids = {
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  const plain = (
    <>
      <textarea
        // A new key replaces the text area. It loses the caret, which matters only in the editor.
        key={resetKey}
        ref={area}
        data-reset-key={resetKey}
        id={id}
        name={name}
        aria-required
        defaultValue={defaultValue}
        placeholder={placeholder}
        {...ids}
        className={`${inputLook} editor-room`}
      />
      {/* Reserves the height of the line below the editor. */}
      <div className="min-h-11 [@media(scripting:none)]:hidden" />
    </>
  );
  return (
    <div className="grid gap-1.5" data-field={name}>
      {/* The toolbar of the editor shows what the field is. */}
      <label
        htmlFor={id}
        id={`${id}-label`}
        className="sr-only font-medium text-sm [@media(scripting:none)]:not-sr-only"
      >
        {label}
        <span className="text-live" title={commonText.required}>
          {' *'}
        </span>
      </label>
      {isMounted ? (
        <Suspense fallback={plain}>
          <RichText
            {...ids}
            id={id}
            name={name}
            labelledBy={`${id}-label`}
            // A disabled fieldset disables its fields, but not a rich-text editor.
            isDisabled={() => area.current?.matches(':disabled') ?? false}
            readStart={() => readTyped(area.current, resetKey) ?? defaultValue}
            value={defaultValue}
            resetKey={resetKey}
            placeholder={placeholder}
          />
        </Suspense>
      ) : (
        plain
      )}
      <p id={`${id}-error`} className="font-medium text-live text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** The text that was typed before the editor loaded; null when the form has replaced it in the meantime. */
function readTyped(area: HTMLTextAreaElement | null, resetKey: number): string | null {
  return area?.dataset.resetKey === String(resetKey) ? area.value : null;
}
