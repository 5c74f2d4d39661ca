import { useState } from 'react';
import { genitiveOfSource } from '#az/characters/endings.ts';
import { SelectField, TextField } from '#platform/ui/field.tsx';
import { type ArticleFields, articleOrigins } from '../../rules/article-fields.ts';
import type { ArticleOrigin } from '../../tables.ts';
import { originText, sourceText } from '../../text.ts';
import type { FieldErrors } from '../save/field-errors.ts';
import { Card } from './card.tsx';

/**
 * The source of the article. CSS shows the fields of the source unless the article is our own, so that it works without
 * scripts.
 */
export function SourceCard({ fields, errors }: { fields: ArticleFields; errors: FieldErrors }) {
  const [own, setOwn] = useState({ origin: fields.origin, name: fields.source });
  const after = (sourceText.after as Partial<Record<ArticleOrigin, string>>)[own.origin];
  const name = own.name.trim();
  return (
    <Card title={sourceText.card}>
      <div className="group grid gap-4">
        <SelectField
          label={sourceText.origin}
          name="origin"
          defaultValue={fields.origin}
          onInput={(event) => setOwn({ ...own, origin: event.currentTarget.value as ArticleOrigin })}
        >
          {articleOrigins.map((origin) => (
            <option key={origin} value={origin} data-ours={origin in sourceText.after ? undefined : ''}>
              {originText[origin]}
            </option>
          ))}
        </SelectField>
        <div className="grid gap-4 group-has-[option[data-ours]:checked]:hidden">
          <TextField
            label={sourceText.name}
            name="source"
            required
            autoComplete="off"
            defaultValue={fields.source}
            hint={sourceText.nameHint}
            error={errors.source}
            onInput={(event) => setOwn({ ...own, name: event.currentTarget.value })}
          />
          <TextField
            label={sourceText.url}
            name="sourceUrl"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            defaultValue={fields.sourceUrl}
            error={errors.sourceUrl}
          />
          {after && name && (
            <p className="break-words rounded-md bg-surface p-3 text-sm">
              <span className="text-muted">{sourceText.shown}</span> {genitiveOfSource(name)} {after}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
