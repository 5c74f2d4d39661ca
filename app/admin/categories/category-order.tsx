import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Form, Link, useFetcher } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { categoriesText } from '#az/text/site/sections.ts';
import type { AdminCategory } from '#domain/categories/list-admin-categories.ts';
import { href } from '#domain/href.ts';
import { moveItem } from './move-item.ts';

/** All categories in the editors' order. A row can be dragged, or moved by its arrow buttons, which work without scripts. */
export function CategoryOrder({ categories }: { categories: readonly AdminCategory[] }) {
  const fetcher = useFetcher();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const sent = fetcher.formData?.get('ids');
  // Shows the new order at once, before the server has answered.
  const ids = typeof sent === 'string' ? sent.split(',') : categories.map(({ id }) => id);
  const shown = ids.flatMap((id) => categories.find((category) => category.id === id) ?? []);
  const moveId = (from: number, to: number) => moveItem(ids, from, to).join(',');

  const drop = (event: DragEvent, id: string) => {
    event.preventDefault();
    if (dragged !== null && dragged !== id)
      void fetcher.submit({ ids: moveId(ids.indexOf(dragged), ids.indexOf(id)) }, { method: 'post' });
    setDragged(null);
    setOver(null);
  };

  return (
    <section aria-label={categoriesText.order} className="grid gap-2">
      <p className="text-muted text-sm">{categoriesText.orderHint}</p>
      <Form method="post" preventScrollReset>
        <ol className="divide-y divide-line rounded-md border border-line bg-paper">
          {shown.map((category, index) => (
            <li
              key={category.id}
              draggable
              onDragStart={() => setDragged(category.id)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(category.id);
              }}
              onDrop={(event) => drop(event, category.id)}
              className={`grid grid-cols-[auto_1fr_auto] items-center gap-x-3 px-2 py-1 ${dragged === category.id ? 'opacity-50' : ''} ${over === category.id && dragged ? 'bg-surface' : ''}`}
            >
              <span className="flex items-center gap-2">
                <GripVertical
                  aria-hidden="true"
                  className="needs-script hidden size-4 cursor-grab text-muted sm:block"
                />
                <span
                  aria-hidden="true"
                  className="size-5 rounded-sm border border-line"
                  style={{ backgroundColor: category.color }}
                />
              </span>
              <span className="min-w-0 sm:grid sm:grid-cols-[1.2fr_1fr_12rem] sm:items-center sm:gap-3">
                <Link
                  to={href('/admin/categories/:id', { id: category.id })}
                  className="inline-flex min-h-11 items-center font-semibold text-accent underline"
                >
                  {category.name}
                </Link>
                <span className="hidden truncate text-muted text-sm sm:block">{category.slug}</span>
                <span className="tabular block pb-1 text-muted text-sm sm:pb-0">
                  {categoriesText.published(formatNumber(category.articleCount))}
                  {category.allArticles > category.articleCount &&
                    ` · ${categoriesText.inAll(formatNumber(category.allArticles))}`}
                </span>
              </span>
              <span className="flex">
                <MoveButton
                  label={categoriesText.up(category.name)}
                  ids={index > 0 ? moveId(index, index - 1) : null}
                  icon="up"
                />
                <MoveButton
                  label={categoriesText.down(category.name)}
                  ids={index < shown.length - 1 ? moveId(index, index + 1) : null}
                  icon="down"
                />
              </span>
            </li>
          ))}
        </ol>
      </Form>
    </section>
  );
}

/** `ids` is the new order; null at the end of the list. The button is then not `disabled`, so that it keeps the focus. */
function MoveButton({ label, ids, icon }: { label: string; ids: string | null; icon: 'up' | 'down' }) {
  const Icon = icon === 'up' ? ArrowUp : ArrowDown;
  return (
    <button
      type="submit"
      name="ids"
      value={ids ?? ''}
      aria-disabled={ids === null || undefined}
      onClick={(event) => ids === null && event.preventDefault()}
      aria-label={label}
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-surface hover:text-ink aria-disabled:opacity-30"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
