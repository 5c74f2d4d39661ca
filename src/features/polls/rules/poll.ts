export interface PollOption {
  id: string;
  text: string;
  votes: number;
}

/** A question to the readers. */
export interface Poll {
  id: string;
  question: string;
  /** In their order. */
  options: PollOption[];
  /** All votes. */
  votes: number;
  /** Epoch ms. No votes are accepted from this moment. Null: until an editor closes the poll. */
  closesAt: number | null;
  version: number;
}

export function isPollClosed({ closesAt }: Pick<Poll, 'closesAt'>, now: number): boolean {
  return closesAt !== null && closesAt <= now;
}

/** The share of an option in whole per cent. The shares need not add up to 100. */
export function pollShare(option: Pick<PollOption, 'votes'>, poll: Pick<Poll, 'votes'>): number {
  return poll.votes === 0 ? 0 : Math.round((option.votes / poll.votes) * 100);
}
