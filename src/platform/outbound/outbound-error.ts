/**
 * - `unreachable`: no connection, so nothing was sent.
 * - `interrupted`: the request was sent, but no complete answer came. The recipient may have it.
 * - `refusedAddress`: the address is not http or https, not on the public internet, or not in the operator's list of hosts.
 * - `tooLarge`, `tooManyRedirects`: the answer is not usable.
 */
export type OutboundProblem =
  | 'unreachable'
  | 'interrupted'
  | 'refusedAddress'
  | 'tooLarge'
  | 'tooManyRedirects';

/** No answer. The message names the host only, because paths and headers may hold secrets. */
export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly problem: OutboundProblem;

  constructor(problem: OutboundProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
