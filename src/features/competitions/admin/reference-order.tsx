import { Link } from 'react-router';
import { OrderList } from '#platform/admin/order-list.tsx';
import type { ListedKind, ListedReference } from '../rules/reference/list-references.ts';
import { referenceText } from '../text.ts';
import { entryPath } from './reference-screens.ts';

/** Competitions or broadcasters in the editors' order. */
export function ReferenceOrder({ kind, items }: { kind: ListedKind; items: readonly ListedReference[] }) {
  return (
    <OrderList
      label={referenceText.list[kind]}
      hint={referenceText.orderHint}
      items={items}
      up={referenceText.up}
      down={referenceText.down}
    >
      {({ id, name, detail }) => (
        <span className="min-w-0 sm:grid sm:grid-cols-2 sm:items-center sm:gap-3">
          <Link
            to={entryPath(kind, id)}
            className="inline-flex min-h-11 items-center wrap-anywhere font-semibold text-accent underline"
          >
            {name}
          </Link>
          <span className="block truncate pb-1 text-muted text-sm sm:pb-0">{describe(detail)}</span>
        </span>
      )}
    </OrderList>
  );
}

/** The region of a competition is stored as a code. */
function describe(detail: string | null): string {
  const { region } = referenceText;
  return Object.hasOwn(region, detail ?? '') ? region[detail as keyof typeof region] : (detail ?? '');
}
