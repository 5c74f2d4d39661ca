import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

interface ReceivedMessage {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

export interface WebhookReceiver {
  url: string;
  /** Messages with a valid signature that were answered with 2xx. */
  accepted: ReceivedMessage[];
  /** All attempts, by the id of the message. */
  attempts: string[];
  /** The secret that messages must be signed with. */
  secret: string;
  /** The status of answers to messages with a valid signature from now on. */
  status: number;
  /** Milliseconds between a message and its answer. */
  delay: number;
  close(): Promise<void>;
}

/** The program of another site that receives webhooks. It checks signatures with the library of Standard Webhooks. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const id = String(request.headers['webhook-id']);
    receiver.attempts.push(id);
    try {
      const headers = request.headers as Record<string, string>;
      const message = new Webhook(receiver.secret).verify(Buffer.concat(chunks).toString(), headers);
      if (receiver.status < 300) receiver.accepted.push({ ...(message as ReceivedMessage), id });
      if (receiver.delay > 0) await sleep(receiver.delay);
      response.writeHead(receiver.status).end();
    } catch {
      response.writeHead(401).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    accepted: [],
    attempts: [],
    secret: '',
    status: 204,
    delay: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
