import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchForeignImages } from './fetch-foreign-images.ts';

describe('fetchForeignImages', () => {
  let calls = 0;
  let listener: RequestListener = () => {};
  const server = createServer((request, response) => {
    calls += 1;
    listener(request, response);
  });
  const addressOf = (path: string, host = '127.0.0.1') =>
    `http://${host}:${(server.address() as AddressInfo).port}${path}`;
  const breakOff: RequestListener = (request) => request.socket.destroy();

  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    calls = 0;
  });

  it('returns the bytes, and says when the answer is no picture', async () => {
    listener = (request, response) =>
      response.writeHead(request.url === '/gone.png' ? 404 : 200).end('picture');
    const fetchImage = fetchForeignImages({ allowPrivate: true });
    expect(Buffer.from((await fetchImage(addressOf('/a.png'))) as Uint8Array).toString()).toBe('picture');
    for (let time = 0; time < 7; time += 1)
      expect(await fetchImage(addressOf('/gone.png'))).toBe('imageFailed');
    expect(calls).toBe(8);
  });

  it('gives up on a host after five failures in a row, and only on this host', async () => {
    listener = breakOff;
    const fetchImage = fetchForeignImages({ allowPrivate: true });
    for (let time = 0; time < 4; time += 1) expect(await fetchImage(addressOf('/'))).toBe('imageFailed');
    listener = (_request, response) => response.end('picture');
    expect(await fetchImage(addressOf('/'))).toBeInstanceOf(Uint8Array);
    listener = breakOff;
    for (let time = 0; time < 5; time += 1) expect(await fetchImage(addressOf('/'))).toBe('imageFailed');
    expect(calls).toBe(10);
    expect(await fetchImage(addressOf('/'))).toBe('imageHostSilent');
    expect(calls).toBe(10);
    expect(await fetchImage(addressOf('/', 'localhost'))).toBe('imageFailed');
    listener = (_request, response) => response.end('picture');
    expect(await fetchForeignImages({ allowPrivate: true })(addressOf('/'))).toBeInstanceOf(Uint8Array);
  });

  it('asks no host in a private network, and none beside those of the list', async () => {
    for (const limits of [{ allowPrivate: false }, { allowPrivate: true, hosts: ['pictures.example.az'] }]) {
      const fetchImage = fetchForeignImages(limits);
      for (let time = 0; time < 7; time += 1) expect(await fetchImage(addressOf('/'))).toBe('imageFailed');
    }
    expect(calls).toBe(0);
  });
});
