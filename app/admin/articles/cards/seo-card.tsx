import { useEffect, useState } from 'react';
import { CheckField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { slugify } from '#az/characters/slug.ts';
import { truncateText } from '#az/characters/truncate.ts';
import { articleFormText } from '#az/text/admin/article-form.ts';
import { articleEditorText, fieldNames } from '#az/text/admin/article-list.ts';
import type { ArticleFields } from '#domain/articles/article-fields.ts';
import { href } from '#domain/href.ts';
import { Disclosure } from '../form/disclosure.tsx';
import { useServerValue } from '../form/use-server-value.ts';
import type { FieldErrors } from '../save/field-errors.ts';

interface SeoCardProps {
  /** A new object after each save. The slug field then shows the stored slug. */
  fields: ArticleFields;
  errors: FieldErrors;
  siteName: string;
  siteUrl: string;
  /** The current title and excerpt in the form, for the preview. */
  live: Pick<ArticleFields, 'title' | 'excerpt'>;
}

/** The slug, the title and the description for search engines, with a preview of the search result. */
export function SeoCard({ fields, errors, siteName, siteUrl, live }: SeoCardProps) {
  const [own, setOwn] = useState({
    slug: fields.slug,
    seoTitle: fields.seoTitle,
    seoDescription: fields.seoDescription,
  });
  const slugField = useServerValue<HTMLInputElement>(fields.slug, fields);
  useEffect(() => setOwn((before) => ({ ...before, slug: fields.slug })), [fields]);
  const follow =
    (name: keyof typeof own) => (event: React.FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setOwn({ ...own, [name]: event.currentTarget.value });
  const hasError = errors.slug || errors.seoTitle || errors.seoDescription || errors.canonicalUrl;
  return (
    <Disclosure title={articleEditorText.seoCard} opens={Boolean(hasError)}>
      <TextField
        ref={slugField}
        label={articleFormText.field.slug}
        name="slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={fields.slug}
        hint={articleEditorText.slugHint}
        error={errors.slug}
        onInput={follow('slug')}
      />
      <TextField
        label={articleEditorText.seoTitle}
        name="seoTitle"
        defaultValue={fields.seoTitle}
        hint={articleEditorText.seoHint}
        error={errors.seoTitle}
        onInput={follow('seoTitle')}
      />
      <TextAreaField
        label={articleEditorText.seoDescription}
        name="seoDescription"
        rows={2}
        defaultValue={fields.seoDescription}
        error={errors.seoDescription}
        onInput={follow('seoDescription')}
      />
      <TextField
        label={fieldNames.canonicalUrl}
        name="canonicalUrl"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        defaultValue={fields.canonicalUrl}
        hint={articleEditorText.canonicalHint}
        error={errors.canonicalUrl}
      />
      <CheckField label={fieldNames.noindex} name="noindex" defaultChecked={fields.noindex} />
      <figure className="grid gap-1.5">
        <figcaption className="text-muted text-sm">{articleEditorText.seoPreview}</figcaption>
        <div className="rounded-md bg-surface p-3">
          <p className="break-all text-muted text-xs">
            {siteUrl + href('/article/:slug', { slug: slugify(own.slug || live.title) })}
          </p>
          <p className="text-lg text-scheduled leading-snug">
            {truncateText(own.seoTitle || live.title || articleFormText.placeholder.title, 60)} – {siteName}
          </p>
          <p className="text-sm">{truncateText(own.seoDescription || live.excerpt, 160)}</p>
        </div>
      </figure>
    </Disclosure>
  );
}
