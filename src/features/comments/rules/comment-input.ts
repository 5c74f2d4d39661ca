import { readForm } from '#platform/forms/read-form.ts';

/** In characters; links in number. */
export const commentLimits = { name: 40, text: 2000, links: 1 } as const;

/** Addresses with `https://` or `www.`, and what may be a bare one: `t.me/abc`. The domain of an e-mail address is none. */
const LINK =
  /(?:https?:\/\/|www\.)(?:(?!https?:\/\/)\S)*|(?<![\p{L}\p{N}@.-])(?:[a-z\d-]+\.)+(?<form>[a-z]{2,24})(?:(?<path>\/\S)\S*|(?![\p{L}\p{N}]))/giu;
/** Endings of bare addresses without a path. Endings that are also words, such as `biz` and `top`, are left out. */
const TOP_LEVEL_FORMS: ReadonlySet<string> = new Set(
  (
    'com net org info az ru tr ua kz uz ge ir io ly gg tv cc uk eu app dev xyz site online shop store link click ' +
    'bet casino win vip'
  ).split(' '),
);

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
  if (countLinks(text) > commentLimits.links) read.refuse('text', 'comment.tooManyLinks');
  read.check();
  return text;
}

function countLinks(text: string): number {
  return [...text.matchAll(LINK)].filter(([found, form, path]) => {
    if (form === undefined) return true;
    // A capital after the full stop begins a sentence: the space between them is missing.
    const isWritten = form === form.toLowerCase() || found === found.toUpperCase();
    return isWritten && (path !== undefined || TOP_LEVEL_FORMS.has(form.toLowerCase()));
  }).length;
}
