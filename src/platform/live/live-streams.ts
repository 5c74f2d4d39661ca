import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PlainStatus, sendPlainPage } from '#platform/http/plain-page.ts';
import { readHeader } from '#platform/http/read-header.ts';
import { STREAM_ADDRESS } from '#platform/http/stream-address.ts';
import type { LiveHub } from './live-hub.ts';
import type { ParseTopic, Topic } from './topics.ts';

const MAX_TOPICS = 40;
const HEARTBEAT_MS = 15_000;
/** An event, not a comment: scripts cannot see comments, and a page says when it has heard nothing for long. */
const HEARTBEAT = Buffer.from('event: heartbeat\ndata: 1\n\n');
const OPENING = Buffer.from('retry: 3000\n\n');
/** After the end of the process its readers come back within this time, not all at once. */
const MAX_RETURN_MS = 5000;
const MIN_RETURN_MS = 1000;

export interface LiveStreams {
  /** Opens a stream of server-sent events; returns false when the request is for something else. */
  answer(req: IncomingMessage, res: ServerResponse): boolean;
  /** Ends all streams, and each that is opened later, and asks their readers to come back. */
  end(): void;
  readonly size: number;
}

/** `GET /api/stream?topics=breaking,match:17`: see `LiveHub`. One stream serves a whole page. */
export function createLiveStreams(options: {
  hub: LiveHub;
  parseTopic: ParseTopic;
  /** Sent with every response. */
  headers: readonly [name: string, value: string][];
  maxStreams?: number;
  /** A stream that has this much unsent is ended. Its reader comes back and gets the current state. */
  maxUnsentBytes?: number;
}): LiveStreams {
  const { hub, parseTopic, headers, maxStreams = 20_000, maxUnsentBytes = 128 * 1024 } = options;
  const streams = new Set<ServerResponse>();
  let hasEnded = false;
  let sentAway = 0;
  const streamHeaders = [
    ...headers,
    ['Content-Type', 'text/event-stream; charset=utf-8'],
    ['Cache-Control', 'no-store, no-transform'],
    // For nginx, which would collect the messages otherwise.
    ['X-Accel-Buffering', 'no'],
  ].flat();

  function write(stream: ServerResponse, bytes: Buffer): void {
    if (stream.writableEnded || stream.destroyed) return;
    stream.write(bytes);
    if (stream.writableLength > maxUnsentBytes) stream.destroy();
  }

  function sendAway(stream: ServerResponse): void {
    stream.end(`retry: ${MIN_RETURN_MS + ((sentAway++ * 37) % MAX_RETURN_MS)}\n\n`);
  }

  function open(req: IncomingMessage, res: ServerResponse, topics: readonly Topic[], last: number | null) {
    req.socket.setTimeout(0);
    res.writeHead(200, streamHeaders);
    if (hasEnded) return sendAway(res);
    res.write(OPENING);
    streams.add(res);
    const unsubscribe = hub.subscribe({ send: (messages) => write(res, messages) }, topics, last);
    res.on('close', () => {
      streams.delete(res);
      unsubscribe();
    });
  }

  const heartbeat = setInterval(() => {
    for (const stream of streams) write(stream, HEARTBEAT);
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    answer(req, res) {
      const target = req.url ?? '';
      if (!target.startsWith(STREAM_ADDRESS)) return false;
      const [path, query] = target.split('?', 2);
      if (path !== STREAM_ADDRESS) return false;
      const refuse = (status: PlainStatus, more: [string, string][] = []) =>
        sendPlainPage(res, status, [...headers, ...more]);
      const parameters = new URLSearchParams(query);
      const topics = parseTopics(parameters.get('topics') ?? '', parseTopic);
      if (req.method !== 'GET') refuse(405, [['Allow', 'GET']]);
      else if (topics === null) refuse(400);
      else if (streams.size >= maxStreams) refuse(503, [['Retry-After', '30']]);
      // A browser sends the header when it reconnects by itself. A page that was hidden sends the parameter.
      else
        open(
          req,
          res,
          topics,
          parseId(readHeader(req.rawHeaders, 'last-event-id') || parameters.get('last')),
        );
      return true;
    },
    end() {
      clearInterval(heartbeat);
      hasEnded = true;
      for (const stream of streams) sendAway(stream);
    },
    get size() {
      return streams.size;
    },
  };
}

/** The topics of a comma-separated list; null when it has none, too many or an unknown one. */
function parseTopics(list: string, parseTopic: ParseTopic): Topic[] | null {
  const names = new Set(list.split(','));
  if (names.size > MAX_TOPICS) return null;
  const topics = [...names].map(parseTopic);
  return topics.every((topic) => topic !== null) ? topics : null;
}

function parseId(text: string | null): number | null {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
