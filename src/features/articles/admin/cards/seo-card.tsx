import { useEffect, useState } from 'react';
import { slugify } from '#az/characters/slug.ts';
import { FALLBACK_WIDTH, pictureUrl } from '#features/media/rules/images/picture-source.ts';
import { Disclosure } from '#platform/admin/disclosure.tsx';
import { href } from '#platform/http/href.ts';
import { CheckField, TextAreaField, TextField } from '#platform/ui/field.tsx';
import type { ArticleFields } from '../../rules/article-fields.ts';
import { articleEditorText, articleFormText, fieldNames } from '../../text.ts';
import type { LivePreview } from '../editing/editor-state.ts';
import { useServerValue } from '../form/use-server-value.ts';
import type { FieldErrors } from '../save/field-errors.ts';
import { SharePreview } from './share-preview.tsx';

interface SeoCardProps {
  /** A new object after each save. The slug field then shows the stored slug. */
  fields: ArticleFields;
  errors: FieldErrors;
  site: { name: string; url: string };
  /** The article that readers have, with its share picture; null before it is published. */
  drawn: { id: string; version: number } | null;
  live: LivePreview;
}

/** The slug, the title and the description for search engines, with a preview of the share cards. */
export function SeoCard({ fields, errors, site, drawn, live }: SeoCardProps) {
  const [own, setOwn] = useState({
    slug: fields.slug,
    seoTitle: fields.seoTitle,
    seoDescription: fields.seoDescription,
    canonicalUrl: fields.canonicalUrl,
  });
  const [isHidden, setHidden] = useState(fields.noindex);
  const slugField = useServerValue<HTMLInputElement>(fields.slug, fields);
  useEffect(() => setOwn((before) => ({ ...before, slug: fields.slug })), [fields]);
  const follow =
    (name: keyof typeof own) => (event: React.FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setOwn({ ...own, [name]: event.currentTarget.value });
  const hasError = errors.slug || errors.seoTitle || errors.seoDescription || errors.canonicalUrl;
  const shareAddress = site.url + href('/article/:slug', { slug: slugify(own.slug || live.title) });
  const isDrawn = drawn && live.title === fields.title && live.image === (fields.image ?? '');
  const page = {
    title: own.seoTitle || live.title || articleFormText.placeholder.title,
    description: own.seoDescription || live.excerpt,
    ...{ siteName: site.name, shareAddress, address: own.canonicalUrl || shareAddress, isHidden },
    picture: isDrawn ? sharePictureUrl(drawn) : chosenPictureUrl(live.image),
    isDrawnLater: !isDrawn,
  };
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
        onInput={follow('canonicalUrl')}
      />
      <CheckField
        label={fieldNames.noindex}
        name="noindex"
        defaultChecked={fields.noindex}
        onInput={(event) => setHidden(event.currentTarget.checked)}
      />
      <SharePreview page={page} />
    </Disclosure>
  );
}

/** An address that leads to the current share picture. The version only keeps the browser from showing an old one. */
function sharePictureUrl({ id, version }: { id: string; version: number }): string {
  return `${href('/share/article/:id/:file', { id, file: 'current.jpg' })}?v=${version}`;
}

/** The chosen picture around its middle. */
function chosenPictureUrl(url: string): string {
  const picture = { url, width: null, height: null, focalX: 0.5, focalY: 0.5 };
  return url && pictureUrl(picture, { crop: '16x9', width: FALLBACK_WIDTH, format: 'jpg' });
}
