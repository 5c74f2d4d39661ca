import { useState } from 'react';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import { articleFormText } from '#az/text/article-form.ts';
import type { ArticleFields } from '#domain/content/article-fields.ts';
import { RichTextField } from '../editor/rich-text-field.tsx';
import type { FieldErrors } from './field-errors.ts';

const EXCERPT_LIMIT = 500;

/** Title, excerpt with its counter, text (spec §2.5). */
export function MainFields({ fields, errors }: { fields: ArticleFields; errors: FieldErrors }) {
  const [count, setCount] = useState([...fields.excerpt].length);
  const { field, placeholder } = articleFormText;
  return (
    <>
      <TextField
        label={field.title}
        name="title"
        required
        defaultValue={fields.title}
        placeholder={placeholder.title}
        error={errors.title}
        className="font-headline font-semibold text-2xl"
      />
      <TextAreaField
        label={field.excerpt}
        name="excerpt"
        required
        rows={3}
        defaultValue={fields.excerpt}
        placeholder={placeholder.excerpt}
        error={errors.excerpt}
        hint={<Counter count={count} />}
        onInput={(event) => setCount([...event.currentTarget.value].length)}
      />
      <RichTextField
        label={field.content}
        name="content"
        defaultValue={fields.content}
        placeholder={placeholder.content}
        error={errors.content}
      />
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
