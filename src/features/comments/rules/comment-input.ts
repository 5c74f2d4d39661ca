import { readForm } from '#platform/forms/read-form.ts';

/** In characters; links in number. */
export const commentLimits = { name: 40, text: 2000, links: 1 } as const;

const LINK = /https?:\/\/|www\./gi;

export interface CommentInput {
  name: string;
  text: string;
}

/** @throws InvalidInput with every problem found. */
export function parseComment(input: CommentInput): CommentInput {
  const read = readForm(input);
  const name = read.line('name', {
    required: 'contact.nameRequired',
    limit: commentLimits.name,
    tooLong: 'comment.nameTooLong',
  });
  return { name, text: readCommentText(read) };
}

/** @throws InvalidInput with every problem found. */
export function parseCommentText(text: string): string {
  return readCommentText(readForm({ text }));
}

function readCommentText(read: ReturnType<typeof readForm<{ text: string }>>): string {
  const text = read.shortParagraphs('text', {
    required: 'comment.textRequired',
    limit: commentLimits.text,
    tooLong: 'comment.textTooLong',
  });
  if ((text.match(LINK)?.length ?? 0) > commentLimits.links) read.refuse('text', 'comment.tooManyLinks');
  read.check();
  return text;
}
