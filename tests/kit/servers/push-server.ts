import { createECDH, hkdfSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { decrypt, encodings } from '@apeleghq/rfc8188';
import { jwtVerify } from 'jose';
import { DAY, SECOND } from '#az/format/durations.ts';
import { createBrowser, type TestBrowser } from '../content/push.ts';

/** A message that a browser would show. */
interface ReceivedPush {
  browser: TestBrowser;
  headers: IncomingMessage['headers'];
  message: { title: string; body: string; tag: string; address: string; isSilent: boolean };
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

/**
 * A push service on this machine. It checks the signature of each message, and decrypts it with the key of the browser. Neither
 * uses a library that the site uses to sign or to encrypt.
 */
export interface PushServer {
  /** A browser that has subscribed here with the public key of a site. */
  subscribe(siteKey: string): TestBrowser;
  /** In the order of their arrival. */
  received: ReceivedPush[];
  /** What a real push service would refuse. */
  problems: string[];
  /** How many connections were opened to it. */
  countConnections(): number;
  /** How messages are answered from now on. */
  answer(respond: (browser: TestBrowser) => Answer | Promise<Answer>): void;
  close(): Promise<void>;
}

export async function startPushServer(): Promise<PushServer> {
  const browsers = new Map<string, { browser: TestBrowser; siteKey: string }>();
  const received: ReceivedPush[] = [];
  const problems: string[] = [];
  let respond: Parameters<PushServer['answer']>[0] = () => ({ status: 201 });
  let origin = '';
  let connections = 0;

  const server = createServer(async (request, response) => {
    const known = browsers.get(request.url ?? '');
    if (!known) return void response.writeHead(410).end();
    const { browser, siteKey } = known;
    try {
      const body = await buffer(request);
      await checkHeaders(request.headers, { origin, siteKey });
      const message = JSON.parse(await decryptPush(body, browser));
      received.push({ browser, headers: request.headers, message });
    } catch (error) {
      problems.push(String(error));
    }
    const { status, headers } = await respond(browser);
    response.writeHead(status, headers).end();
  });
  server.on('connection', () => connections++);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    subscribe(siteKey) {
      const path = `/push/${browsers.size}`;
      const browser = createBrowser(origin + path);
      browsers.set(path, { browser, siteKey });
      return browser;
    },
    received,
    problems,
    countConnections: () => connections,
    answer(given) {
      respond = given;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** RFC 8030 and the signature of RFC 8292. */
async function checkHeaders(
  headers: IncomingMessage['headers'],
  { origin, siteKey }: { origin: string; siteKey: string },
): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== siteKey) throw new Error('The key is not the one of the subscription');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const { payload } = await jwtVerify(
    token,
    { kty: 'EC', crv: 'P-256', x, y },
    {
      algorithms: ['ES256'],
      audience: origin,
      requiredClaims: ['exp', 'sub'],
    },
  );
  if ((payload.exp ?? 0) > Date.now() / 1000 + DAY / SECOND) throw new Error('The token is valid too long');
  if (!/^(?:https|mailto):/.test(payload.sub ?? '')) throw new Error('The subject is wrong');
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The encoding is wrong');
  if (!/^\d+$/.test(String(headers.ttl))) throw new Error('There is no TTL');
  if (!/^[\w-]{1,32}$/.test(String(headers.topic))) throw new Error('The topic is wrong');
}

/** The text of a message (RFC 8291), with the key of the browser. */
export async function decryptPush(body: Buffer, { privateKey, keys }: TestBrowser): Promise<string> {
  if (body.length > 4096) throw new Error('The message is too large');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  // The key id of the message is the public key of its sender.
  const findKey = (senderKey: ArrayBufferLike) => {
    const sender = Buffer.from(senderKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    return hkdfSync('sha256', pair.computeSecret(sender), Buffer.from(keys.auth, 'base64url'), info, 32);
  };
  const sealed = new Blob([new Uint8Array(body)]).stream();
  return text(decrypt(encodings.aes128gcm, sealed, findKey));
}
