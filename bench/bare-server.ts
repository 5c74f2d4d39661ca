/** What Node itself can do: a server that sends one answer, headers and bytes as they were recorded, to every request. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = ''] = process.argv.slice(2);
const recorded: { headers: string[]; body: string } = JSON.parse(readFileSync(file, 'utf8'));
const body = Buffer.from(recorded.body, 'base64');

// Kept open as long as ours, and so told in the same header.
createServer({ keepAliveTimeout: 65_000 }, (_req, res) => {
  res.writeHead(200, recorded.headers);
  res.end(body);
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));
