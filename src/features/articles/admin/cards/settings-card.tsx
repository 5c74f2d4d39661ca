import { useId, useState } from 'react';
import { countCharacters } from '#az/characters/text-length.ts';
import { formatDateTime, formatTypedMoment } from '#az/format/dates.ts';
import { Button } from '#platform/ui/button.tsx';
import { DateTimeField } from '#platform/ui/date-field.tsx';
import { CheckField, SelectField, SelectOptions, TextField } from '#platform/ui/field.tsx';
import { articleFields } from '../../rules/article-fields.ts';
import { isVisiblyUpdated } from '../../rules/article-summary.ts';
import { articleMoves } from '../../rules/article-workflow.ts';
import type { ArticleStatus } from '../../tables.ts';
import { articleEditorText, articleFormText, articleText, fieldNames } from '../../text.ts';
import { statusNames } from '../article-status-label.tsx';
import type { EditedArticle } from '../form/edited-article.ts';
import type { FieldErrors } from '../save/save-problems.ts';
import { Card } from './card.tsx';

interface SettingsCardProps {
  article: EditedArticle;
  categories: readonly { slug: string; name: string }[];
  errors: FieldErrors;
  /** A save is under way. */
  isBusy: boolean;
  /** The typed values, when the form was sent without scripts and is shown again. */
  typed?: { isMinor: boolean; status: string; scheduledText: string };
}

/** Status, category, byline, featured, and time of publication (spec §2.5). */
export function SettingsCard({ article, categories, errors, isBusy, typed }: SettingsCardProps) {
  const { fields, moves } = article;
  const scheduledText = article.scheduledAt ? formatTypedMoment(article.scheduledAt) : '';
  const reachable = moves.filter((move) => articleMoves[move].needs === null);
  const statuses = new Set<ArticleStatus>([
    article.status,
    ...reachable.map((move) => articleMoves[move].to),
  ]);
  return (
    <Card title={articleFormText.settingsCard}>
      <ArticleFacts article={article} />
      <SelectField
        label={articleFormText.field.status}
        name="status"
        defaultValue={typed?.status || article.status}
      >
        <SelectOptions items={[...statuses].map((status) => [status, statusNames[status]])} />
      </SelectField>
      <SelectField
        label={articleFormText.field.category}
        name="category"
        required
        defaultValue={fields.category}
        error={errors.category}
      >
        <SelectOptions
          none={articleFormText.chooseCategory}
          items={categories.map(({ slug, name }) => [slug, name])}
        />
      </SelectField>
      <TextField
        label={articleFormText.field.author}
        name="author"
        required
        autoComplete="off"
        defaultValue={fields.author}
        placeholder={articleFormText.placeholder.author}
        error={errors.author}
      />
      <ShortTitleField value={fields.shortTitle} error={errors.shortTitle} />
      <CheckField label={articleFormText.field.featured} name="featured" defaultChecked={fields.featured} />
      {article.publishedAt !== null && <MinorField key={article.version} isMinor={typed?.isMinor} />}
      {moves.includes('schedule') && (
        <div className="grid gap-2">
          <input type="hidden" name="scheduledBefore" value={scheduledText} />
          <DateTimeField
            key={scheduledText}
            label={articleEditorText.scheduledAt}
            name="scheduledAt"
            defaultValue={typed?.scheduledText || scheduledText}
            error={errors.scheduledAt}
          />
          <Button type="submit" name="intent" value="schedule" disabled={isBusy}>
            {articleEditorText.schedule}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The headline for cards, with the number of its characters. */
function ShortTitleField({ value, error }: { value: string; error?: string }) {
  const [count, setCount] = useState(countCharacters(value));
  const isTooLong = count > (articleFields.shortTitle.limit ?? 0);
  return (
    <TextField
      label={fieldNames.shortTitle}
      name="shortTitle"
      autoComplete="off"
      defaultValue={value}
      data-spelling={fieldNames.shortTitle}
      error={error}
      hint={
        <span className="flex gap-4">
          <span>{articleFormText.shortTitleHint}</span>
          <span className={`tabular ms-auto ${isTooLong ? 'font-semibold text-live' : ''}`}>
            {articleFormText.shortTitleCounter(count)}
          </span>
        </span>
      }
      onInput={({ currentTarget }) => setCount(countCharacters(currentTarget.value.trim()))}
    />
  );
}

/** Marks the next save as a minor correction, which does not change the "updated" date. */
function MinorField({ isMinor }: { isMinor?: boolean }) {
  const id = useId();
  return (
    <div>
      <CheckField
        label={articleEditorText.minor}
        name="minor"
        defaultChecked={isMinor}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="text-muted text-sm">
        {articleEditorText.minorHint}
      </p>
    </div>
  );
}

/** When the article was published, corrected and changed, and when it will be published. */
function ArticleFacts({ article }: { article: EditedArticle }) {
  const { publishedAt, updatedAt, revisedAt, scheduledAt } = article;
  // The same label as on the public page.
  const isMarked = publishedAt !== null && isVisiblyUpdated({ publishedAt, revisedAt });
  const facts = [
    publishedAt && articleEditorText.publishedAt(formatDateTime(publishedAt)),
    isMarked && revisedAt !== null && `${articleText.updated}: ${formatDateTime(revisedAt)}`,
    updatedAt && `${articleEditorText.changed}: ${formatDateTime(updatedAt)}`,
    scheduledAt && `${articleFormText.field.publishedAt}: ${formatDateTime(scheduledAt)}`,
  ].filter((fact) => typeof fact === 'string');
  if (facts.length === 0) return null;
  return (
    <ul className="tabular text-muted text-sm">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
