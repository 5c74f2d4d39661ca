/** A message of a stream of server-sent events. */
interface StreamMessage {
  id: string | null;
  event: string;
  data: string;
}

/** A reader's open stream. */
export interface TestStream {
  messages: StreamMessage[];
  /** The id of the last message that has one. */
  lastId(): string;
  isEnded(): boolean;
  close(): void;
}

/** Opens `/api/stream` of a site and collects its messages, without heartbeats. */
export async function openStream(
  url: string,
  topics: readonly string[],
  { lastId }: { lastId?: string } = {},
): Promise<TestStream> {
  const stopped = new AbortController();
  const response = await fetch(`${url}/api/stream?topics=${topics.join()}`, {
    headers: lastId ? { 'Last-Event-ID': lastId } : {},
    signal: stopped.signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream answers ${response.status}`);
  const messages: StreamMessage[] = [];
  let isEnded = false;
  const read = async (body: ReadableStream<Uint8Array>) => {
    let rest = '';
    for await (const text of body.pipeThrough(new TextDecoderStream() as never) as ReadableStream<string>) {
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      messages.push(...parts.map(parseMessage).filter(({ event }) => event !== '' && event !== 'heartbeat'));
    }
  };
  read(response.body)
    .catch(() => {})
    .finally(() => {
      isEnded = true;
    });
  return {
    messages,
    lastId: () => messages.findLast(({ id }) => id !== null)?.id ?? '',
    isEnded: () => isEnded,
    close: () => stopped.abort(),
  };
}

function parseMessage(text: string): StreamMessage {
  const lines = text.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
  const field = (name: string) => lines.filter(([, key]) => key === name).map(([, , value]) => value ?? '');
  return { id: field('id')[0] ?? null, event: field('event')[0] ?? '', data: field('data').join('\n') };
}
