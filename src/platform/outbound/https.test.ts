import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLocalCertificate } from '#tests/kit/servers/local-certificate.ts';
import { createOutboundAgents, fetchOutbound } from './fetch-outbound.ts';

const { key, cert } = makeLocalCertificate();
const trusted = getCACertificates('default');
const problem = (name: string) => expect.objectContaining({ name: 'OutboundError', problem: name });

let server: Server;
let calls: string[];
beforeEach(async () => {
  calls = [];
  server = createServer({ cert, key }, ({ url = '', socket }, response) => {
    calls.push(url);
    if (url === '/broken') socket.destroy();
    else response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  setDefaultCACertificates(trusted);
  server.closeAllConnections();
  server.close();
});

const get = (path: string) =>
  fetchOutbound(
    `https://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    { allowPrivate: true },
    createOutboundAgents(),
  );

it('a site whose certificate nobody trusts gets no request, and can be asked again', async () => {
  await expect(get('/')).rejects.toEqual(problem('unreachable'));
  expect(calls).toEqual([]);
});

it('a site with a certificate is asked, and may have got a request that broke', async () => {
  setDefaultCACertificates([...trusted, cert]);
  expect((await get('/')).body.toString()).toBe('ok');
  await expect(get('/broken')).rejects.toEqual(problem('interrupted'));
  expect(calls).toEqual(['/', '/broken']);
});
