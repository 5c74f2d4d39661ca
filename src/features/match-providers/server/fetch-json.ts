import { readRetryAfter } from '#platform/outbound/fetch-outbound.ts';

/** `plan`: the plan of the account does not allow the call. */
export type ProviderProblem = 'unreachable' | 'rateLimited' | 'refused' | 'plan' | 'invalid';

/** A provider did not give an answer that can be used. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly problem: ProviderProblem;
  /** How long the provider asks to wait; null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(problem: ProviderProblem, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

const TIMEOUT_MS = 15_000;

interface Options {
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** Receives the headers of every answer, also of a refusal. */
  onHeaders?: (headers: Headers) => void;
}

/** Fetches JSON from a provider. @throws ProviderError for every failure, without the key or other headers. */
export async function fetchJson(url: URL, { headers, signal, onHeaders }: Options): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      redirect: 'error',
    });
  } catch (error) {
    throw new ProviderError('unreachable', `${url.host} does not answer: ${(error as Error).message}`);
  }
  onHeaders?.(response.headers);
  const text = await response.text().catch(() => {
    throw new ProviderError('unreachable', `${url.host} broke off its answer`);
  });
  const shown = `${url.host} answers ${response.status}`;
  if (response.status === 429)
    throw new ProviderError('rateLimited', shown, readRetryAfter(response.headers));
  if (response.status >= 500) throw new ProviderError('unreachable', shown, readRetryAfter(response.headers));
  if (!response.ok) throw new ProviderError('refused', shown);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProviderError('invalid', `${url.host} answers with something that is not JSON`);
  }
}
