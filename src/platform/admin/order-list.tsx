import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Form, useFetcher } from 'react-router';

interface OrderListProps<Item> {
  label: string;
  hint: string;
  items: readonly Item[];
  /** The account may not change the order. */
  isFixed?: boolean;
  /** The labels of the arrow buttons of an item. */
  up: (name: string) => string;
  down: (name: string) => string;
  /** What stands before the name, such as a colour. */
  mark?: (item: Item) => ReactNode;
  children: (item: Item) => ReactNode;
}

/**
 * Things in the editors' order. A row can be dragged, or moved by its arrow buttons, which work without scripts. Sends `ids`,
 * the new order joined by commas, to the action of the screen.
 */
export function OrderList<Item extends { id: string; name: string }>(props: OrderListProps<Item>) {
  const { label, hint, items, isFixed = false, up, down, mark, children } = props;
  const fetcher = useFetcher();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const sent = fetcher.formData?.get('ids');
  // Shows the new order at once, before the server has answered.
  const ids = typeof sent === 'string' ? sent.split(',') : items.map(({ id }) => id);
  const shown = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const moveId = (from: number, to: number) => moveItem(ids, from, to).join(',');

  const drop = (event: DragEvent, id: string) => {
    event.preventDefault();
    if (dragged !== null && dragged !== id)
      void fetcher.submit({ ids: moveId(ids.indexOf(dragged), ids.indexOf(id)) }, { method: 'post' });
    setDragged(null);
    setOver(null);
  };

  return (
    <section aria-label={label} className="grid gap-2">
      {!isFixed && <p className="text-muted text-sm">{hint}</p>}
      <Form method="post" preventScrollReset>
        <ol className="divide-y divide-line rounded-md border border-line bg-paper">
          {shown.map((item, index) => (
            <li
              key={item.id}
              draggable={!isFixed}
              onDragStart={() => setDragged(item.id)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(item.id);
              }}
              onDrop={(event) => drop(event, item.id)}
              className={`grid grid-cols-[auto_1fr_auto] items-center gap-x-3 px-2 py-1 ${dragged === item.id ? 'opacity-50' : ''} ${over === item.id && dragged ? 'bg-surface' : ''}`}
            >
              <span className="flex items-center gap-2">
                {!isFixed && (
                  <GripVertical
                    aria-hidden="true"
                    className="needs-script hidden size-4 cursor-grab text-muted sm:block"
                  />
                )}
                {mark?.(item)}
              </span>
              {children(item)}
              {!isFixed && (
                <span className="flex">
                  <MoveButton
                    label={up(item.name)}
                    ids={index > 0 ? moveId(index, index - 1) : null}
                    icon="up"
                  />
                  <MoveButton
                    label={down(item.name)}
                    ids={index < shown.length - 1 ? moveId(index, index + 1) : null}
                    icon="down"
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
      </Form>
    </section>
  );
}

/** A copy of the list with the item at index `from` moved to index `to`. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = [...items];
  const removed = moved.splice(from, 1);
  moved.splice(to, 0, ...removed);
  return moved;
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
