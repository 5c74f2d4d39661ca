import { href } from '#domain/href.ts';

/** The reserved category slug that lists everything (spec §2.1 'view all'). */
export const ALL_CATEGORIES = 'all';

/** Where a reader is led whose message was taken. */
export const CONTACT_SENT = href('/contact/sent');

const atPage = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);

// Addresses of the readers' pages, in one place. Plain text on purpose: whoever needs one, in the browser as well, needs
// no router for it. A test leads each of them through the map.

export const articleAddress = (slug: string) => href('/article/:slug', { slug });

export const categoryAddress = (slug: string, page = 1) =>
  atPage(href('/category/:category', { category: slug }), page);

export const tagAddress = (slug: string, page = 1) => atPage(href('/tag/:slug', { slug }), page);

export const authorAddress = (slug: string, page = 1) => atPage(href('/author/:slug', { slug }), page);
