/** A bare Node server that sends one recorded response to every request. It shows what Node itself can do. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = ''] = process.argv.slice(2);
const recorded: { headers: string[]; body: string } = JSON.parse(readFileSync(file, 'utf8'));
const body = Buffer.from(recorded.body, 'base64');

// The same keep-alive time as our server, so that the header is the same.
createServer({ keepAliveTimeout: 65_000 }, (_req, res) => {
  res.writeHead(200, recorded.headers);
  res.end(body);
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));
