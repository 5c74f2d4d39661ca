import { useState } from 'react';
import { genitiveOfSource } from '#az/characters/endings.ts';
import { type LibraryPicture, unknownPicture } from '#features/media/admin/picker/library-picture.ts';
import { PicturePicker } from '#features/media/admin/picker/picture-picker.tsx';
import type { ImageMetadata } from '#features/media/rules/image-metadata.ts';
import { isOwnPicture } from '#features/media/rules/images/picture-source.ts';
import { ACCEPTED_UPLOADS } from '#features/media/rules/images/upload-types.ts';
import { mediaText } from '#features/media/text.ts';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { CheckField, inputLook, SelectField, TextField } from '#platform/ui/field.tsx';
import { type ArticleFields, articleOrigins } from '../../rules/article-fields.ts';
import type { ArticleOrigin } from '../../tables.ts';
import { articleFormText, originText, sourceText } from '../../text.ts';
import { Card } from '../cards/card.tsx';
import { SettingsCard } from '../cards/settings-card.tsx';
import { TagsCard } from '../cards/tags-card.tsx';
import { PICTURE_ID } from '../save/action-bar.tsx';
import type { Intent } from '../save/read-article-form.ts';
import type { TypedValues } from '../save/save-article-form.server.ts';
import type { FieldErrors } from '../save/save-problems.ts';
import type { EditedArticle } from './edited-article.ts';

interface SideColumnProps {
  /** Has the initial fields of the form. */
  article: EditedArticle;
  /** When it changes, the fields show the new values. */
  resetKey: number;
  categories: readonly { slug: string; name: string }[];
  /** The typed values, when the form was sent without scripts and is shown again. */
  typed: TypedValues | null | undefined;
  errors: FieldErrors;
  busy: Intent | null;
  onChange: (field: string, text?: string) => void;
}

/** The cards beside the text. On a phone they stand below it. */
export function SideColumn(props: SideColumnProps) {
  const { article, resetKey, categories, typed, errors, busy, onChange } = props;
  const { fields } = article;
  return (
    <div className="grid min-w-0 content-start gap-4">
      <SettingsCard
        key={`settings ${resetKey}`}
        article={article}
        categories={categories}
        errors={errors}
        isBusy={busy !== null}
        typed={typed ?? undefined}
      />
      <PictureField
        image={fields.image}
        resetKey={resetKey}
        known={article.picture}
        typed={typed?.imageMetadata ?? null}
        error={errors.image}
        onChange={(url) => onChange('image', url)}
      />
      <TagsCard
        key={`tags ${resetKey}`}
        tags={fields.tags}
        error={errors.tags}
        onChange={() => onChange('tags')}
      />
      <SourceCard key={`source ${resetKey}`} fields={fields} errors={errors} />
    </div>
  );
}

interface PictureFieldProps {
  /** The picture's address in the form. */
  image: string | null;
  /** When it changes, the field shows the picture of `image`. */
  resetKey: number;
  /** The saved picture with its metadata. Used when the form opens with its address. */
  known: LibraryPicture | null;
  /** Unsaved metadata of a form that was sent. */
  typed: ImageMetadata | null;
  error?: string;
  /** Gets the address of the new picture; empty without one. */
  onChange: (url: string) => void;
}

/** The article's picture with its metadata (spec §2.5): PNG, JPG, JPEG and more up to 5 MB, with an immediate preview. */
function PictureField({ image, resetKey, known, typed, error, onChange }: PictureFieldProps) {
  const [picture, setPicture] = useState(() =>
    image === null ? null : known?.url === image ? { ...known, ...typed } : unknownPicture(image),
  );
  /** Belongs to the first picture, until its record is read. */
  const [unsaved, setUnsaved] = useState(typed);
  const [seen, setSeen] = useState(resetKey);
  const show = (next: LibraryPicture | null) => {
    setPicture(next);
    setUnsaved(null);
  };
  if (seen !== resetKey) {
    setSeen(resetKey);
    // The same picture keeps what was typed into its fields. Of another one only the address is known.
    if (image !== (picture?.url ?? null)) show(image === null ? null : unknownPicture(image));
  }
  const isHydrated = useHydrated();
  const isUnread = picture?.id === null && isOwnPicture(picture.url);
  return (
    // Looks like a card, but the labelled section is the picker in it.
    <div id={PICTURE_ID} className="grid scroll-mt-18 gap-4 rounded-md border border-line p-4">
      <h2 className="text-xl">{articleFormText.field.image}</h2>
      <PicturePicker
        value={picture}
        error={error}
        fileName="file"
        hasMetadataFields
        onChange={(next) => {
          show(next && isUnread && next.url === picture.url ? { ...next, ...unsaved } : next);
          // Saved metadata are not a change of the article.
          if (next?.url !== picture?.url) setTimeout(() => onChange(next?.url ?? ''));
        }}
      />
      {!isHydrated && picture && (
        <label className="grid gap-1.5 text-sm">
          {mediaText.replaceFile}
          <input type="file" name="file" accept={ACCEPTED_UPLOADS} className={inputLook} />
        </label>
      )}
      {!isHydrated && (!picture || (isUnread && typed)) && <ScriptlessMetadata typed={typed} />}
    </div>
  );
}

/** Without scripts these fields are always shown, because the page cannot react to a chosen file. */
function ScriptlessMetadata({ typed }: { typed: ImageMetadata | null }) {
  return (
    <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-1">
      <TextField label={mediaText.alt} name="alt" hint={mediaText.altHint} defaultValue={typed?.alt} />
      <TextField label={mediaText.credit} name="credit" defaultValue={typed?.credit} />
      <TextField label={mediaText.caption} name="caption" defaultValue={typed?.caption} />
      <CheckField
        label={mediaText.decorative}
        name="decorative"
        value="1"
        defaultChecked={typed?.decorative}
      />
      {typed && (
        <>
          <input type="hidden" name="focalX" value={typed.focalX * 100} />
          <input type="hidden" name="focalY" value={typed.focalY * 100} />
        </>
      )}
    </div>
  );
}

/**
 * The source of the article. CSS shows the fields of the source unless the article is our own, so that it works without
 * scripts.
 */
function SourceCard({ fields, errors }: { fields: ArticleFields; errors: FieldErrors }) {
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
