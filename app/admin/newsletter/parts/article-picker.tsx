import { type ChangeEvent, useId } from 'react';
import { formatDateTime } from '#az/format/dates.ts';
import { newsletterAdminText } from '#az/text/site/newsletter.ts';
import type { IssueArticle } from '#domain/audience/newsletter/newsletter-issue.ts';

interface ArticlePickerProps {
  articles: readonly IssueArticle[];
  /** Ids, in the order of the mail. */
  picked: readonly string[];
  error: string | undefined;
}

/** A list of articles with check boxes and numbers for their order. A newly checked article gets the next number. */
export function ArticlePicker({ articles, picked, error }: ArticlePickerProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : `${id}-hint`} className="grid gap-2">
      <legend className="mb-1 font-medium text-sm">{newsletterAdminText.articles}</legend>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {articles.length > 0 ? newsletterAdminText.articlesHint : newsletterAdminText.noArticles}
      </p>
      {error && (
        <p id={`${id}-error`} className="font-medium text-live text-sm">
          {error}
        </p>
      )}
      <ul className="max-h-[32rem] divide-y divide-line overflow-y-auto rounded-md border border-line">
        {articles.map((article) => {
          const position = picked.indexOf(article.id);
          return (
            <li key={article.id} className="flex items-center gap-3 px-3 py-1 hover:bg-surface">
              <label className="flex min-h-12 min-w-0 grow cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  name="article"
                  value={article.id}
                  defaultChecked={position >= 0}
                  onChange={updateNumber}
                  className="size-5 shrink-0 accent-accent"
                />
                <span className="min-w-0">
                  <span className="block font-medium">{article.title}</span>
                  <span className="tabular block text-muted text-sm">
                    {[article.category, formatDateTime(article.publishedAt)].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </label>
              <input
                type="text"
                inputMode="numeric"
                name={`order-${article.id}`}
                defaultValue={position >= 0 ? position + 1 : ''}
                aria-label={newsletterAdminText.order(article.title)}
                className="tabular h-11 w-14 shrink-0 rounded-md border border-muted bg-paper text-center"
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Writes the number into the uncontrolled field, because the form must also work without scripts. */
function updateNumber({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  const { form, value, checked } = currentTarget;
  const orderField = form?.elements.namedItem(`order-${value}`);
  if (!form || !(orderField instanceof HTMLInputElement)) return;
  const checkedCount = form.querySelectorAll('input[name="article"]:checked').length;
  orderField.value = checked ? orderField.value || String(checkedCount) : '';
}
