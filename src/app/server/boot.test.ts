import { createContext, runInContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { StartupError } from '#platform/startup-error.ts';
import { freePort } from '#tests/kit/site/free-port.ts';
import { type BootSteps, boot, type RunningServer, SEED_LIMIT_MS } from './boot.ts';
import { ask } from './serve-for-test.ts';

const nothing = async () => {};
let running: RunningServer | undefined;
afterEach(() => running?.stop());

function start(
  steps: Partial<BootSteps<string>> = {},
  options: {
    seedLimitMs?: number;
    port?: number;
    graceMs?: number;
    stopDelayMs?: number;
    listenWhenReady?: boolean;
  } = {},
) {
  const lines: string[] = [];
  /** `begun` resolves when the slow page is being sent; resolving `done` ends it. */
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const closed: string[] = [];
  const ended: string[] = [];
  const problems: string[] = [];
  const all: BootSteps<string> = {
    open: async () => 'data',
    seed: nothing,
    close: async () => void closed.push('data'),
    createSite: async () => ({
      listener: (req, res) => {
        if (req.url !== '/slow') return void res.end('site');
        res.write('begun ');
        begun.resolve();
        void done.promise.then(() => res.end('done'));
      },
      isHealthy: () => true,
      problems: () => problems,
      endLiveStreams: () => void ended.push('streams'),
      close: async () => void closed.push('site'),
    }),
    ...steps,
  };
  const started = boot({
    config: {
      host: '127.0.0.1',
      port: options.port ?? 0,
      siteUrl: 'http://site.az',
      stopDelayMs: options.stopDelayMs ?? 0,
      listenWhenReady: options.listenWhenReady ?? false,
    },
    steps: all,
    log: createLog({ level: 'info', format: 'lines', now: () => 0, write: (line) => lines.push(line) }),
    retryMs: 40,
    ...options,
  });
  return { lines, closed, ended, problems, begun, done, started: started.then((one) => (running = one)) };
}

/** Runs the script of a start-up screen with a clock of the test. `answers` are those of `/readyz`, one after another. */
function runScreen(html: string, state: 'loading' | 'failed') {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const handlers: ((event: { preventDefault(): void }) => void)[] = [];
  const screen = { answers: [] as string[], asked: [] as string[], reloads: 0, runTo, pressRefresh };
  runInContext(
    /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '',
    createContext({
      performance: { now: () => now },
      setTimeout: (run: () => void, ms: number) => timers.push({ at: now + ms, run }),
      location: { reload: () => screen.reloads++ },
      document: {
        body: { dataset: { state } },
        addEventListener: (_: 'submit', handler: (typeof handlers)[0]) => handlers.push(handler),
      },
      fetch: async (address: string) => {
        screen.asked.push(address);
        const text = screen.answers.shift() ?? 'ready';
        return { ok: text === 'ready', text: async () => text };
      },
    }),
  );
  async function runTo(end: number) {
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      now = next.at;
      next.run();
      // The answer of `fetch` is read in some turns.
      await new Promise(setImmediate);
    }
    now = end;
  }
  function pressRefresh() {
    for (const handler of handlers) handler({ preventDefault() {} });
  }
  return screen;
}

test('behind a load balancer it listens when it answers pages', async () => {
  const port = await freePort();
  const opening = Promise.withResolvers<string>();
  const { started } = start({ open: () => opening.promise }, { port, listenWhenReady: true });
  await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
  opening.resolve('data');
  await started;
  expect(await ask(port, '/')).toMatchObject({ status: 200, text: 'site' });
});

describe('while it starts', () => {
  test('every page shows the loading screen, then the site', async () => {
    const opening = Promise.withResolvers<string>();
    const server = await start({ open: () => opening.promise }).started;
    const screen = await ask(server.port, '/article/qarabag?page=2');
    expect(screen.status).toBe(503);
    expect(screen.headers['retry-after']).toBe('1');
    expect(screen.headers['cache-control']).toBe('no-store');
    expect(screen.text).toContain('Sayt yüklənir…');
    expect(screen.text).toContain('Məlumatlar hazırlanır');
    expect(screen.text).toContain('<noscript><meta http-equiv="refresh"');
    expect(await ask(server.port, '/readyz')).toMatchObject({ status: 503, text: 'starting' });
    expect(await ask(server.port, '/healthz')).toMatchObject({ status: 200, text: 'ok' });
    expect((await ask(server.port, '/', { method: 'HEAD' })).bytes).toBe(0);
    opening.resolve('data');
    await server.ready;
    expect(await ask(server.port, '/')).toMatchObject({ status: 200, text: 'site' });
    expect(await ask(server.port, '/readyz')).toMatchObject({ status: 200, text: 'ready' });
  });

  test('the loading screen stays for a second, and then opens the page that was asked for', async () => {
    const server = await start({ open: () => new Promise(() => {}) }, { graceMs: 20 }).started;
    const screen = runScreen((await ask(server.port, '/article/qarabag')).text, 'loading');
    screen.answers.push('starting', 'ready');
    await screen.runTo(250);
    expect(screen.asked).toEqual(['/readyz']);
    await screen.runTo(999);
    expect([screen.asked.length, screen.reloads]).toEqual([2, 0]);
    await screen.runTo(1000);
    expect(screen.reloads).toBe(1);
  });

  test('its policy allows exactly its own script and style', async () => {
    const server = await start({ open: () => new Promise(() => {}) }, { graceMs: 20 }).started;
    const { text, headers } = await ask(server.port, '/');
    const policy = String(headers['content-security-policy']);
    for (const tag of ['script', 'style']) {
      const inline = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(text)?.[1] ?? '';
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inline));
      expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`);
    }
  });
});

describe('a database that does not open', () => {
  test('shows an error screen with a button, is logged once, and is retried until it opens', async () => {
    let attempts = 0;
    const { started, lines } = start({
      open: async () => {
        if (++attempts < 4) throw new Error('no server at db:5432');
        return 'data';
      },
    });
    const server = await started;
    await expect.poll(async () => (await ask(server.port, '/readyz')).text).toBe('failed');
    const screen = await ask(server.port, '/');
    expect(screen.status).toBe(503);
    expect(screen.text).toContain('Sayt açılmadı');
    expect(screen.text).toContain('Xəbərlər yüklənmədi. Bir az sonra səhifəni yeniləyin.');
    expect(screen.text).toContain('Yenilə</button>');
    const shown = runScreen(screen.text, 'failed');
    shown.pressRefresh();
    expect(shown.reloads).toBe(1);
    await server.ready;
    expect((await ask(server.port, '/')).text).toBe('site');
    expect(lines.filter((line) => line.includes('no server at db:5432'))).toHaveLength(1);
  });

  test('the database is closed when a later step fails', async () => {
    let attempts = 0;
    const { started, closed } = start({
      seed: async () => {
        if (++attempts === 1) throw new Error('disk full');
      },
    });
    await (await started).ready;
    expect(closed).toEqual(['data']);
  });
});

test('the start does not wait for seeding that takes longer than 15 seconds', async () => {
  expect(SEED_LIMIT_MS).toBe(15_000);
  const { started, lines } = start({ seed: () => new Promise(() => {}) }, { seedLimitMs: 30 });
  const server = await started;
  await server.ready;
  expect(lines.join()).toContain('Initialization timeout');
  expect((await ask(server.port, '/')).text).toBe('site');
});

test('a port in use is a clear message of one line', async () => {
  const { port } = await start().started;
  const second = start({}, { port }).started;
  await expect(second).rejects.toThrow(StartupError);
  await expect(second).rejects.toThrow(`PORT: ${port} is already in use on 127.0.0.1`);
});

test('a problem that does not keep readers from pages is a line of the state', async () => {
  const { started, problems } = start();
  const server = await started;
  await server.ready;
  problems.push('writes fail: SQLITE_FULL');
  expect(await ask(server.port, '/readyz')).toMatchObject({
    status: 200,
    text: 'ready\nwrites fail: SQLITE_FULL',
  });
});

describe('stopping', () => {
  test('finishes a running request, accepts no new ones, and then closes the data', async () => {
    const { started, closed, begun, done } = start();
    const server = await started;
    await server.ready;
    const slow = ask(server.port, '/slow');
    await begun.promise;
    const stopped = server.stop();
    const tryAgain = () => ask(server.port, '/').then(() => '', String);
    await expect.poll(tryAgain).toContain('ECONNREFUSED');
    expect(closed).toEqual([]);
    done.resolve();
    expect((await slow).text).toBe('begun done');
    await stopped;
    expect(closed).toEqual(['site']);
  });

  test('goes on answering for a while, with the state "stopping" and without keeping connections', async () => {
    const { started, closed, ended } = start({}, { stopDelayMs: 300 });
    const server = await started;
    await server.ready;
    const kept = { headers: { Connection: 'keep-alive' } };
    expect((await ask(server.port, '/', kept)).headers.connection).toBe('keep-alive');
    const stopped = server.stop();
    expect(ended).toEqual(['streams']);
    expect(await ask(server.port, '/readyz')).toMatchObject({ status: 503, text: 'stopping' });
    const answer = await ask(server.port, '/', kept);
    expect(answer).toMatchObject({ status: 200, text: 'site' });
    expect(answer.headers.connection).toBe('close');
    expect(closed).toEqual([]);
    await stopped;
    await expect(ask(server.port, '/')).rejects.toThrow('ECONNREFUSED');
    expect(closed).toEqual(['site']);
  });

  test('does not wait for ever', async () => {
    const { started, begun } = start({}, { graceMs: 30 });
    const server = await started;
    await server.ready;
    const slow = ask(server.port, '/slow').catch((error: Error) => error);
    await begun.promise;
    await server.stop();
    expect(await slow).toBeInstanceOf(Error);
  });

  test('works before the start has finished', async () => {
    const { started, closed } = start({
      open: () => new Promise((resolve) => setTimeout(resolve, 80, 'data')),
    });
    await (await started).stop();
    expect(closed).toEqual(['site']);
  });
});
