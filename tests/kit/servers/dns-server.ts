import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';

/** A DNS server on this machine that knows one address for every name, and may change its mind between two questions. */
export interface DnsServer {
  /** Asks it, as `lookup` asks the resolver of the system. */
  resolve(hostname: string): Promise<{ address: string; family: number }[]>;
  /** The names that were asked for, in their order. */
  asked: string[];
  close(): void;
}

const HEADER_BYTES = 12;
/** An answer for the name of the question, of type A and class IN, that may be kept for 0 seconds. */
const ANSWER_BEGIN = Buffer.from([0xc0, HEADER_BYTES, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4]);

/** Starts it. `answer` returns the IPv4 addresses of a name; `count` is 0 at the first question about the name. */
export async function startDnsServer(
  answer: (name: string, count: number) => readonly string[],
): Promise<DnsServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readName(query);
    const count = asked.filter((one) => one === name).length;
    asked.push(name);
    const addresses = answer(name, count);
    const header = Buffer.from(query.subarray(0, HEADER_BYTES));
    // A response without an error; one question, and no more than these answers.
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(addresses.length, 6);
    header.fill(0, 8);
    const answers = addresses.map((one) => Buffer.from([...ANSWER_BEGIN, ...one.split('.').map(Number)]));
    socket.send(Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...answers]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    asked,
    resolve: async (hostname) =>
      (await resolver.resolve4(hostname)).map((address) => ({ address, family: 4 })),
    close: () => socket.close(),
  };
}

/** The name of the question, and where its type and class end. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 5 };
}
