import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface BotCall {
  method: string;
  text: string;
  parameters: Record<string, unknown>;
}

/** The outside world of the channels: a search engine, a WebSub hub and the Bot API of Telegram, on this machine. */
export interface OutsideServer {
  url: string;
  /** The variables that set up all channels of a site. */
  env: Record<string, string>;
  /** The bodies of the requests to IndexNow. */
  pings: { host: string; key: string; keyLocation: string; urlList: string[] }[];
  /** The feeds of which the hub was told. */
  topics: string[];
  /** The hub refuses these feeds. */
  refusedTopics: Set<string>;
  /** All calls to the bot, also refused ones. */
  botCalls: BotCall[];
  /** The messages of the channel as its readers see them. */
  messages: Map<number, string>;
  /** Every request is answered so, until it is null. */
  trouble: { status: number; headers?: Record<string, string>; body?: string } | null;
  /** Milliseconds that a request takes. */
  delay: number;
  close(): Promise<void>;
}

const TOKEN = '123:test-token';

export async function startOutsideServer(): Promise<OutsideServer> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outside: OutsideServer = {
    url,
    env: {
      INDEXNOW_KEY: 'test-key-of-index-now',
      INDEXNOW_URL: `${url}/indexnow`,
      WEBSUB_HUB: `${url}/hub`,
      TELEGRAM_BOT_TOKEN: TOKEN,
      TELEGRAM_CHANNEL: '@sinaq_kanali',
      TELEGRAM_API_URL: url,
    },
    pings: [],
    topics: [],
    refusedTopics: new Set(),
    botCalls: [],
    messages: new Map(),
    trouble: null,
    delay: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const path = request.url ?? '';
    const { trouble } = outside;
    const answered = trouble?.body ?? (trouble ? '' : take(path, body));
    if (outside.delay > 0) await sleep(outside.delay);
    const status = trouble?.status ?? (answered.startsWith('{"ok":false') ? 400 : 200);
    response.writeHead(status, { 'content-type': 'application/json', ...trouble?.headers });
    response.end(answered);
  }

  function take(path: string, body: string): string {
    if (path === '/indexnow') outside.pings.push(JSON.parse(body));
    else if (path === '/hub') return takeTopic(new URLSearchParams(body).get('hub.url') ?? '');
    else if (path.startsWith(`/bot${TOKEN}/`)) return takeBotCall(path.split('/').at(-1) ?? '', body);
    return '';
  }

  function takeTopic(topic: string): string {
    if (outside.refusedTopics.has(topic)) return '{"ok":false}';
    outside.topics.push(topic);
    return '';
  }

  /** As the Bot API behaves: new ids, texts of at most 4,096 characters, and edits that change something. */
  function takeBotCall(method: string, body: string): string {
    const parameters = JSON.parse(body) as Record<string, unknown>;
    const text = String(parameters.text);
    outside.botCalls.push({ method, text, parameters });
    const refuse = (description: string) =>
      JSON.stringify({ ok: false, error_code: 400, description: `Bad Request: ${description}` });
    if (text.replace(/<[^>]*>/g, '').length > 4096) return refuse('message is too long');
    const id = method === 'sendMessage' ? outside.messages.size + 1 : Number(parameters.message_id);
    if (method === 'editMessageText') {
      if (!outside.messages.has(id)) return refuse('message to edit not found');
      if (outside.messages.get(id) === text) return refuse('message is not modified');
    }
    outside.messages.set(id, text);
    return JSON.stringify({ ok: true, result: { message_id: id, date: 0, chat: { id: -100 } } });
  }
  return outside;
}
