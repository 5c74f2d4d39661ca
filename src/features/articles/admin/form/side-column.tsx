import { PictureField } from '../cards/picture-field.tsx';
import { SettingsCard } from '../cards/settings-card.tsx';
import { SourceCard } from '../cards/source-card.tsx';
import { TagsCard } from '../cards/tags-card.tsx';
import type { FieldErrors } from '../save/field-errors.ts';
import type { Intent } from '../save/read-article-form.ts';
import type { TypedValues } from '../save/save-article-form.server.ts';
import type { EditedArticle } from './edited-article.ts';

interface SideColumnProps {
  /** Has the initial fields of the form. */
  article: EditedArticle;
  categories: readonly { slug: string; name: string }[];
  /** The typed values, when the form was sent without scripts and is shown again. */
  typed: TypedValues | null | undefined;
  errors: FieldErrors;
  busy: Intent | null;
  onChange: (field: string, text?: string) => void;
}

/** The cards beside the text. On a phone there is one column: the picture is before the text, the other cards are last. */
export function SideColumn({ article, categories, typed, errors, busy, onChange }: SideColumnProps) {
  const { fields } = article;
  return (
    <div className="contents lg:grid lg:content-start lg:gap-4">
      <div className="order-3 lg:order-none">
        <SettingsCard
          article={article}
          categories={categories}
          errors={errors}
          isBusy={busy !== null}
          typed={typed ?? undefined}
        />
      </div>
      <div className="order-1 min-w-0 lg:order-none">
        <PictureField
          image={fields.image}
          known={article.picture}
          typed={typed?.imageMetadata ?? null}
          error={errors.image}
          onChange={(url) => onChange('image', url)}
        />
      </div>
      <div className="order-3 grid content-start gap-4 lg:order-none">
        <TagsCard tags={fields.tags} error={errors.tags} onChange={() => onChange('tags')} />
        <SourceCard fields={fields} errors={errors} />
      </div>
    </div>
  );
}
