import { href } from '#platform/http/href.ts';
import { isId } from '#platform/new-id.ts';
import type { ChannelDescription } from '#platform/outbox/create-channels.ts';
import { type DeliveryFilter, deliveryStatuses } from '../rules/list-deliveries.ts';

/** The query parameters of the list, unchecked. */
export interface DeliveryParameters {
  channel: string;
  status: string;
  article: string;
  after: string;
}

const names = ['channel', 'status', 'article', 'after'] as const;

export function readDeliveryParameters(query: URLSearchParams): DeliveryParameters {
  const [channel = '', status = '', article = '', after = ''] = names.map((name) =>
    (query.get(name) ?? '').slice(0, 100),
  );
  return { channel, status, article, after };
}

/** The address of the list for a choice, without its empty parameters. */
export function deliveriesAddress(choice: Partial<DeliveryParameters>): string {
  const query = new URLSearchParams();
  for (const name of names) if (choice[name]) query.set(name, choice[name]);
  return query.size > 0 ? `${href('/admin/distribution')}?${query}` : href('/admin/distribution');
}

/** The filter for the domain. Unknown values do not filter. */
export function deliveryFilter(
  { channel, status, article }: DeliveryParameters,
  channels: readonly ChannelDescription[],
): DeliveryFilter {
  const knownChannel = channels.find(({ name }) => name === channel)?.name;
  const knownStatus = deliveryStatuses.find((one) => one === status);
  return {
    ...(knownChannel && { channel: knownChannel }),
    ...(knownStatus && { status: knownStatus }),
    ...(isId(article) && { articleId: article }),
  };
}
