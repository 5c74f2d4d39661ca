import { Archive, FolderInput, Send, Tag, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { Button } from '#platform/ui/button.tsx';
import { inputLook, SelectOptions } from '#platform/ui/field.tsx';
import { articleFormText, articleListText } from '../../text.ts';

interface BulkBarProps {
  count: number;
  categories: readonly { slug: string; name: string }[];
  isBusy: boolean;
  isEditor: boolean;
  onClear: () => void;
}

/** The bulk actions for the selected articles. Hidden while none is selected. Hydration does not move its controls. */
export function BulkBar({ count, categories, isBusy, isEditor, onClear }: BulkBarProps) {
  const isHydrated = useHydrated();
  const button = 'gap-1.5 px-3 text-sm';
  if (isHydrated && count === 0) return null;
  return (
    <fieldset
      disabled={isBusy}
      aria-label={articleListText.bulk}
      className="sticky bottom-2 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-md border border-accent bg-paper p-2 shadow-lg"
    >
      <span className="needs-script tabular px-2 font-semibold" role="status">
        {articleListText.selected(count)}
      </span>
      {isEditor && (
        <>
          <Button type="submit" name="intent" value="publish" className={button}>
            <Send aria-hidden="true" className="size-4" />
            {articleListText.bulkPublish}
          </Button>
          <Button type="submit" name="intent" value="archive" className={button}>
            <Archive aria-hidden="true" className="size-4" />
            {articleListText.bulkArchive}
          </Button>
        </>
      )}
      <span className="flex gap-1">
        <select
          name="target"
          aria-label={articleListText.chooseTarget}
          defaultValue=""
          className={`${inputLook} w-44! text-sm`}
        >
          <SelectOptions
            none={articleFormText.chooseCategory}
            items={categories.map(({ slug, name }) => [slug, name])}
          />
        </select>
        <Button type="submit" name="intent" value="move" className={button}>
          <FolderInput aria-hidden="true" className="size-4" />
          {articleListText.bulkMove}
        </Button>
      </span>
      <span className="flex gap-1">
        <input
          name="tag"
          aria-label={articleListText.bulkTagName}
          placeholder={articleListText.bulkTagName}
          autoComplete="off"
          onKeyDown={pressAddTag}
          className={`${inputLook} w-36! text-sm`}
        />
        <Button type="submit" name="intent" value="tag" className={button}>
          <Tag aria-hidden="true" className="size-4" />
          {articleListText.bulkTag}
        </Button>
        <Button type="submit" name="intent" value="untag" className={button}>
          {articleListText.bulkUntag}
        </Button>
      </span>
      <Button type="submit" name="intent" value="delete" look="danger" className={button}>
        <Trash2 aria-hidden="true" className="size-4" />
        {articleListText.bulkDelete}
      </Button>
      <Button look="quiet" className={`${button} ms-auto`} onClick={onClear}>
        {articleListText.unselect}
      </Button>
    </fieldset>
  );
}

/** Enter adds the tag, as in the article form. */
function pressAddTag(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>('button[value="tag"]')?.click();
}
