import { type ReactNode, useEffect, useState } from 'react';
import { slugify } from '#az/characters/slug.ts';
import { truncateText } from '#az/characters/text-length.ts';
import { FALLBACK_WIDTH, isForeignPicture, pictureUrl } from '#features/media/rules/images/picture-source.ts';
import { sharePreviewText } from '#features/share-pictures/text.ts';
import { Disclosure } from '#platform/admin/disclosure.tsx';
import { href } from '#platform/http/href.ts';
import { CheckField, TextAreaField, TextField } from '#platform/ui/field.tsx';
import type { ArticleFields } from '../../rules/article-fields.ts';
import { articleEditorText, articleFormText, fieldNames } from '../../text.ts';
import type { LivePreview } from '../editing/editor-state.ts';
import { useServerValue } from '../form/use-server-value.ts';
import type { FieldErrors } from '../save/save-problems.ts';

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
  const field = (name: keyof typeof own) => ({
    name,
    defaultValue: fields[name],
    error: errors[name],
    onInput: (event: React.FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setOwn({ ...own, [name]: event.currentTarget.value }),
  });
  const hasError = errors.slug || errors.seoTitle || errors.seoDescription || errors.canonicalUrl;
  const shareAddress = site.url + href('/article/:slug', { slug: slugify(own.slug || live.title) });
  const isDrawn = drawn && live.title === fields.title && live.image === (fields.image ?? '');
  const page = {
    title: own.seoTitle || live.title || articleFormText.placeholder.title,
    description: own.seoDescription || live.excerpt,
    siteName: site.name,
    shareAddress,
    address: own.canonicalUrl || shareAddress,
    isHidden,
    picture: isDrawn ? sharePictureUrl(drawn) : chosenPictureUrl(live.image),
    isDrawnLater: !isDrawn,
  };
  return (
    <Disclosure title={articleEditorText.seoCard} opens={Boolean(hasError)}>
      <TextField
        ref={slugField}
        label={articleFormText.field.slug}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={articleEditorText.slugHint}
        {...field('slug')}
      />
      <TextField label={articleEditorText.seoTitle} hint={articleEditorText.seoHint} {...field('seoTitle')} />
      <TextAreaField label={articleEditorText.seoDescription} rows={2} {...field('seoDescription')} />
      <TextField
        label={fieldNames.canonicalUrl}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint={articleEditorText.canonicalHint}
        {...field('canonicalUrl')}
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

interface SharedPage {
  title: string;
  description: string;
  /** Absolute. Search engines show the original of an article that names one. */
  address: string;
  /** The address where networks get the article. */
  shareAddress: string;
  siteName: string;
  isHidden: boolean;
  /** The address of the picture; empty without one. */
  picture: string;
  /** The site has not drawn its share picture with this headline and picture yet. */
  isDrawnLater: boolean;
}

/** Characters that fit into a search result. Networks cut by lines of the card instead. */
const SEARCH_TITLE = 60;
const SEARCH_DESCRIPTION = 160;

/** How Google, Facebook, Telegram and X show the article. */
function SharePreview({ page }: { page: SharedPage }) {
  const { title, description } = page;
  const host = URL.parse(page.shareAddress)?.host ?? '';
  return (
    <section aria-label={sharePreviewText.title} className="grid gap-4">
      <p className="text-muted text-sm">{sharePreviewText.title}</p>
      <Preview name={sharePreviewText.google}>
        {page.isHidden ? (
          <p className="text-sm">{sharePreviewText.hidden}</p>
        ) : (
          <div data-preview="google" className="wrap-anywhere">
            <p className="text-sm">{page.siteName}</p>
            <p className="break-all text-muted text-xs">{page.address}</p>
            <p className="text-lg text-scheduled leading-snug">{truncateText(title, SEARCH_TITLE)}</p>
            <p className="text-sm">{truncateText(description, SEARCH_DESCRIPTION)}</p>
          </div>
        )}
        <div className="mt-2 grid gap-0.5 border-line border-t pt-2">
          <Count name={fieldNames.title} text={title} limit={SEARCH_TITLE} />
          <Count name={fieldNames.excerpt} text={description} limit={SEARCH_DESCRIPTION} />
        </div>
      </Preview>
      <div className="grid gap-4 sm:grid-cols-2">
        <Preview name={sharePreviewText.facebook}>
          <div data-preview="facebook" className="wrap-anywhere">
            <SharedPicture picture={page.picture} />
            <p className="mt-2 text-muted text-xs">{host}</p>
            <p className="line-clamp-2 font-semibold leading-snug">{title}</p>
            <p className="line-clamp-1 text-muted text-sm">{description}</p>
          </div>
        </Preview>
        <Preview name={sharePreviewText.x}>
          <div data-preview="x" className="wrap-anywhere">
            <div className="relative">
              <SharedPicture picture={page.picture} />
              <p className="absolute inset-x-2 bottom-2">
                <span className="line-clamp-1 w-fit rounded-sm bg-night px-1.5 py-0.5 text-sm text-white">
                  {title}
                </span>
              </p>
            </div>
            <p className="mt-1 text-muted text-xs">{sharePreviewText.from(host)}</p>
          </div>
        </Preview>
      </div>
      {page.isDrawnLater && <p className="text-muted text-sm">{sharePreviewText.drawnLater}</p>}
    </section>
  );
}

function Preview({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="min-w-0 content-start rounded-md bg-surface p-3">
      <figcaption className="mb-2 font-semibold text-sm">{name}</figcaption>
      {children}
    </figure>
  );
}

/** The picture in the shape of a share card. It is decorative: the card says what the article is about. */
function SharedPicture({ picture }: { picture: string }) {
  const look = 'aspect-[1200/630] w-full rounded-sm border border-line object-cover';
  return picture && !isForeignPicture(picture) ? (
    <img src={picture} alt="" loading="lazy" className={look} />
  ) : (
    <div className={look} />
  );
}

/** How much of the allowed length a text uses, and that the rest is cut. */
function Count({ name, text, limit }: { name: string; text: string; limit: number }) {
  const count = Array.from(text.trim()).length;
  return (
    <p className={`tabular text-xs ${count > limit ? 'font-semibold text-warning' : 'text-muted'}`}>
      {sharePreviewText.count(name, count, limit)}
      {count > limit && ` – ${sharePreviewText.cut}`}
    </p>
  );
}
