import type { Db } from '#platform/db/schema.ts';

/** The lists that show an article, by their slugs. The category of an imported article may be empty. */
export interface ArticleLists {
  category: string;
  tags: string[];
  author: string;
}

/** The details of each type of event. The subject is an article, a match or an entry of the breaking strip. */
export interface OutboxDetails {
  /** The article became public: by an editor, by the clock, or from the archive. */
  'article.published': Record<string, never>;
  /** What readers see of a published article has changed. */
  'article.updated': { previousSlug?: string; previousLists?: ArticleLists };
  'article.archived': Record<string, never>;
  /** The article was public, now or in the archive. Its row is gone, so the event has what its row had. */
  'article.deleted': { slug: string; title: string; lists: ArticleLists };
  /** Entries were appended to the ledger of a match, with these sequence numbers. */
  'match.changed': { sequences: number[] };
  /** The articles that showed the match. Their rows no longer name it. */
  'match.deleted': { articleIds: string[] };
  /** An official line-up of the match was saved or withdrawn. The subject is the match. */
  'lineUps.changed': Record<string, never>;
  /** A post of the commentary of a match was written, changed or deleted. The subject is the match. */
  'commentary.changed': Record<string, never>;
  'breaking.shown': Record<string, never>;
  'breaking.ended': Record<string, never>;
}

/** Something that happened and that the outside has to know. */
export type OutboxEvent = {
  [Type in keyof OutboxDetails]: {
    id: string;
    type: Type;
    subjectId: string;
    detail: OutboxDetails[Type];
    /** Epoch milliseconds. */
    createdAt: number;
  };
}[keyof OutboxDetails];

/** The part of the program that plans what is sent because of an event: a channel, the webhooks, push notices. */
export interface Receiver {
  /**
   * Writes what has to be sent because of the event. It runs in the transaction that takes the event, so it is planned
   * exactly once. It sends nothing itself.
   */
  plan(tx: Db, event: OutboxEvent): Promise<void>;
}
