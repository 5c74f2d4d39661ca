/** The answer to a message: the status of the recipient, or the reason why there is none. */
export type WebhookAnswer =
  | { kind: 'status'; status: number; retryAfterMs: number | null }
  | {
      kind: 'none';
      /** `refused`: the address is not on the public internet. */
      reason: 'unreachable' | 'interrupted' | 'refused';
    };

/** Whether the message has arrived. */
export function hasArrived(answer: WebhookAnswer): boolean {
  return answer.kind === 'status' && answer.status >= 200 && answer.status < 300;
}
