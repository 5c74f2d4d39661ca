import { Agent, request } from 'node:http';
import type { SiteProcess } from './site-process.ts';

/** What happened to the requests of clients that sent one after the other until the server was gone. */
export interface StoppedLoad {
  answered: number;
  /** Answers that came after the signal. */
  answeredLate: number;
  /** Requests without an answer, or with an error of the server. A refused connection is neither: the server had ended. */
  lost: string[];
  code: number | null;
}

/**
 * Stops a server while `fresh` clients open a connection for each request and `kept` clients keep theirs. Resolves when the
 * server has ended.
 */
export async function stopUnderLoad(
  { site, port }: { site: Pick<SiteProcess, 'signal' | 'ended'>; port: number },
  { fresh, kept, before }: { fresh: number; kept: number; before: number },
): Promise<StoppedLoad> {
  const load: StoppedLoad = { answered: 0, answeredLate: 0, lost: [], code: null };
  let isStopping = false;
  const sendUntilRefused = async (client: number, agent: Agent | undefined) => {
    for (let number = 0; ; number += 1) {
      const path = PATHS[(client + number) % PATHS.length]?.replace('N', `${client}-${number}`) ?? '/';
      const outcome = await ask(port, path, agent ?? false);
      if (outcome === 'ECONNREFUSED') return;
      if (outcome !== 200) load.lost.push(`${agent ? 'kept' : 'fresh'} ${path}: ${outcome}`);
      load.answered += 1;
      if (isStopping) load.answeredLate += 1;
      else if (load.answered >= before) {
        isStopping = true;
        site.signal('SIGTERM');
      }
    }
  };
  const clients = Array.from({ length: fresh + kept }, (_, client) => {
    const agent = client < fresh ? undefined : new Agent({ keepAlive: true, maxSockets: 1 });
    return sendUntilRefused(client, agent).finally(() => agent?.destroy());
  });
  await Promise.all(clients);
  load.code = await site.ended;
  return load;
}

/** Cached pages, and pages that are rendered for each request. */
const PATHS = [
  '/',
  '/robots.txt',
  '/search?q=N',
  '/category/football',
  '/api/v1/articles?limit=1',
  '/?utm_source=N',
];

/** The status of the answer, or the code of the error. */
function ask(port: number, path: string, agent: Agent | false): Promise<number | string> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    request({ host: '127.0.0.1', port, path, agent }, (answer) => {
      answer.on('error', fail);
      answer.on('end', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 'incomplete'));
      answer.resume();
    })
      .on('error', fail)
      .end();
  });
}
