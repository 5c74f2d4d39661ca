import { href } from '#platform/http/href.ts';

/** The reserved category slug that lists everything (spec §2.1 'view all'). */
export const ALL_CATEGORIES = 'all';

/** The page after a contact message was sent. */
export const CONTACT_SENT = href('/contact/sent');

const atPage = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);

// The addresses of readers' pages.

export const articleAddress = (slug: string) => href('/article/:slug', { slug });

export const categoryAddress = (slug: string, page = 1) =>
  atPage(href('/category/:category', { category: slug }), page);

export const tagAddress = (slug: string, page = 1) => atPage(href('/tag/:slug', { slug }), page);

export const authorAddress = (slug: string, page = 1) => atPage(href('/author/:slug', { slug }), page);
