import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Channel, ChannelSender } from './delivery.ts';
import type { Receiver } from './outbox-event.ts';
import type { DeliveryChannel } from './tables.ts';

export interface ChannelParts {
  db: Db;
  config: Config;
  now: () => number;
  newId: NewId;
}

/** A channel that is on. */
interface ConfiguredChannel {
  /** Where it sends to, as editors read it: a host, or the name of a channel. */
  target: string;
  /** Plans its deliveries because of events. A channel without one has a job of its own. */
  receiver?: Receiver;
  /** Sends them. */
  sender: ChannelSender;
}

/** A way to send news to the outside, as a subject declares it. */
export interface ChannelDefinition {
  /** Its name in the list of deliveries. */
  label: string;
  /** The variable of the environment that switches the channel on; null for a channel that staff switch on. */
  variable: string | null;
  /** Null when the channel is off. */
  create: (parts: ChannelParts) => ConfiguredChannel | null;
}

export type ChannelDefinitions = Readonly<Record<DeliveryChannel, ChannelDefinition>>;

/** A channel as the list of deliveries shows it. */
export interface ChannelDescription {
  name: DeliveryChannel;
  label: string;
  variable: string | null;
  /** Null when the channel is off. */
  target: string | null;
}

/** Creates the channels that are on: what plans their deliveries, and what sends them. All channels are described. */
export function createChannels(
  definitions: ChannelDefinitions,
  parts: ChannelParts,
): { receivers: Receiver[]; channels: Channel[]; descriptions: ChannelDescription[] } {
  const receivers: Receiver[] = [];
  const channels: Channel[] = [];
  const descriptions: ChannelDescription[] = [];
  for (const name of Object.keys(definitions) as DeliveryChannel[]) {
    const { label, variable, create } = definitions[name];
    const configured = create(parts);
    descriptions.push({ name, label, variable, target: configured?.target ?? null });
    if (!configured) continue;
    if (configured.receiver) receivers.push(configured.receiver);
    channels.push({ name, ...configured.sender });
  }
  return { receivers, channels, descriptions };
}
