import { href } from '#platform/http/href.ts';

/** The addresses of the comments of an article. */
export const commentsAddress = (slug: string, after: string | null = null) =>
  `${href('/article/:slug/comments', { slug })}${after === null ? '' : `?after=${after}`}`;

export const answerAddress = (slug: string, id: string) =>
  `${href('/article/:slug/comments', { slug })}?answer=${id}#write`;

export const ownCommentsAddress = (slug: string) => href('/article/:slug/comments/own', { slug });

export const reportAddress = (slug: string, id: string) =>
  href('/article/:slug/comments/:id/report', { slug, id });
