import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { formatDateTime } from '#az/format/dates.ts';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { href } from '#platform/http/href.ts';
import { commonText } from '#platform/text/common.ts';
import { Button } from '#platform/ui/button.tsx';
import { inputLook } from '#platform/ui/field.tsx';
import { type IssueArticle, type IssueInput, isOrderNumber } from '../../rules/newsletter-issue.ts';
import { newsletterAdminText } from '../../text.ts';
import type { IssueChoices } from '../read-article-choices.server.ts';

interface ArticlePickerProps {
  choices: IssueChoices;
  /** Ids, in the order of the mail. */
  picked: readonly string[];
  /** As they were typed, by id. */
  numbers?: IssueInput['numbers'];
  error: string | undefined;
}

/**
 * A list of articles with check boxes and numbers for their order. A newly checked article gets the next number. The search
 * looks in all published articles; checked ones stay in the list. Without scripts its button sends the whole form, because an
 * address has no room for what was typed.
 */
export function ArticlePicker({ choices, picked, numbers = {}, error }: ArticlePickerProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const isHydrated = useHydrated();
  const { shown, isLoading, search, searchNow } = useArticleSearch(choices, () =>
    [...(list.current?.querySelectorAll<HTMLInputElement>('input[name="article"]:checked') ?? [])].map(
      (box) => box.value,
    ),
  );
  const { articles } = shown;
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isHydrated) return;
    // Enter must not save the issue.
    event.preventDefault();
    searchNow();
  };
  return (
    <fieldset
      id="articles"
      aria-describedby={error ? `${id}-error` : `${id}-hint`}
      className="grid min-w-0 scroll-mt-20 gap-2"
    >
      <legend className="mb-1 font-medium text-sm">{newsletterAdminText.articles}</legend>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {articles.length > 0 || shown.query !== ''
          ? newsletterAdminText.articlesHint
          : newsletterAdminText.noArticles}
      </p>
      {error && (
        <p id={`${id}-error`} className="font-medium text-live text-sm">
          {error}
        </p>
      )}
      <div className="flex gap-2">
        <input
          type="search"
          name="q"
          defaultValue={choices.query}
          aria-label={newsletterAdminText.searchArticles}
          placeholder={newsletterAdminText.searchArticles}
          autoComplete="off"
          onChange={(event) => search(event.target.value)}
          onKeyDown={pressKey}
          className={inputLook}
        />
        {/* With scripts no submit button stands before that of the form, so Enter in another field saves. */}
        <Button
          key={isHydrated ? 'search' : 'submit'}
          type={isHydrated ? 'button' : 'submit'}
          {...(isHydrated ? {} : { name: 'intent', value: 'search', formAction: '#articles' })}
          onClick={isHydrated ? searchNow : undefined}
        >
          {commonText.search}
        </Button>
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {shown.hasFailed
          ? newsletterAdminText.searchFailed
          : shown.foundCount === 0 && shown.query !== '' && newsletterAdminText.noArticleFound}
      </p>
      <ul
        ref={list}
        aria-busy={isLoading || undefined}
        className="max-h-[32rem] divide-y divide-line overflow-y-auto rounded-md border border-line empty:hidden"
      >
        {articles.map((article) => (
          <ArticleRow
            key={article.id}
            article={article}
            position={picked.indexOf(article.id)}
            typed={numbers[article.id]}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface ArticleRowProps {
  article: IssueArticle;
  position: number;
  typed: string | undefined;
}

function ArticleRow({ article, position, typed }: ArticleRowProps) {
  const isWrong = typed !== undefined && !isOrderNumber(typed);
  return (
    <li className="flex items-center gap-3 px-3 py-1 hover:bg-surface">
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
        // A wrong number stays as it was typed; the others say the order.
        defaultValue={isWrong ? typed : position >= 0 ? position + 1 : ''}
        aria-invalid={isWrong || undefined}
        aria-label={newsletterAdminText.order(article.title)}
        className="tabular h-11 w-14 shrink-0 rounded-md border border-muted bg-paper text-center"
      />
    </li>
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

const PAUSE_MS = 200;

/**
 * The shown articles; `search` replaces those that are not checked by the results of a query. Checked ones keep their rows,
 * and with them their numbers.
 */
function useArticleSearch(choices: IssueChoices, readChecked: () => string[]) {
  const [shown, setShown] = useState<IssueChoices & { hasFailed?: boolean }>(choices);
  const [isLoading, setLoading] = useState(false);
  const wanted = useRef(choices.query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    running.current?.abort();
  };
  // Choices that the server sends again, after a search without scripts or a refusal.
  const showChoices = useEffectEvent((sent: IssueChoices) =>
    setShown((before) => ({ ...sent, articles: merge(before.articles, sent.articles, readChecked()) })),
  );
  useEffect(() => showChoices(choices), [choices]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );

  async function ask(query: string) {
    const request = new AbortController();
    running.current = request;
    const found = await fetchArticles(query, request.signal);
    if (request.signal.aborted) return;
    setLoading(false);
    setShown((before) => {
      if (found === null) return { ...before, hasFailed: true };
      return { query, articles: merge(before.articles, found, readChecked()), foundCount: found.length };
    });
  }
  const searchAfter = (pauseMs: number) => {
    stop();
    setLoading(true);
    timer.current = setTimeout(() => ask(wanted.current.trim()), pauseMs);
  };
  return {
    shown,
    isLoading,
    search: (query: string) => {
      wanted.current = query;
      searchAfter(PAUSE_MS);
    },
    searchNow: () => searchAfter(0),
  };
}

/** The checked ones of the shown articles, then the others of the new ones. */
function merge(shown: readonly IssueArticle[], found: readonly IssueArticle[], checked: readonly string[]) {
  const kept = shown.filter((article) => checked.includes(article.id));
  const keptIds = kept.map((article) => article.id);
  return [...kept, ...found.filter((article) => !keptIds.includes(article.id))];
}

/** Null when there was no answer. */
async function fetchArticles(query: string, signal: AbortSignal): Promise<IssueArticle[] | null> {
  try {
    const address = `${href('/admin/newsletter/articles')}?${new URLSearchParams({ q: query })}`;
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as IssueArticle[]) : null;
  } catch {
    return null;
  }
}
