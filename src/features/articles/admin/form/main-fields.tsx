import { TextAreaField } from '#platform/ui/field.tsx';
import type { ArticleFields } from '../../rules/article-fields.ts';
import { articleFormText } from '../../text.ts';
import { RichTextField } from '../editor/rich-text-field.tsx';
import type { FieldErrors } from '../save/field-errors.ts';
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
        rows={3}
        defaultValue={fields.excerpt}
        data-spelling={field.excerpt}
        placeholder={placeholder.excerpt}
        error={errors.excerpt}
        hint={<Counter count={excerptLength} />}
      />
      <div className="order-2 min-w-0 lg:order-none">
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
    <span className={`tabular block text-end ${count > EXCERPT_LIMIT ? 'font-semibold text-live' : ''}`}>
      {articleFormText.excerptCounter(count)}
    </span>
  );
}
