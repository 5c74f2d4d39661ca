import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** A push service on this machine. It checks the signature of each message, and decrypts it with the key of the browser. */
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
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      checkHeaders(request.headers, { origin, siteKey });
      received.push({ browser, headers: request.headers, message: JSON.parse(decrypt(body, browser)) });
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
function checkHeaders(
  headers: IncomingMessage['headers'],
  { origin, siteKey }: { origin: string; siteKey: string },
): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== siteKey) throw new Error('The key is not the one of the subscription');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const data = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    data,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is wrong');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const seconds = Date.now() / 1000;
  if (aud !== origin || exp < seconds || exp > seconds + DAY / SECOND)
    throw new Error('The claims are wrong');
  if (!/^(?:https?|mailto):/.test(sub)) throw new Error('The subject is wrong');
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The encoding is wrong');
  if (!/^\d+$/.test(String(headers.ttl))) throw new Error('There is no TTL');
  if (!/^[\w-]{1,32}$/.test(String(headers.topic))) throw new Error('The topic is wrong');
}

/** RFC 8291: the text of a message of one record. */
function decrypt(body: Buffer, { privateKey, keys }: TestBrowser): string {
  if (body.length > 4096) throw new Error('The message is too large');
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const senderKey = body.subarray(21, 21 + keyLength);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const input = derive(pair.computeSecret(senderKey), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
