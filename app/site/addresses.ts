import { href } from 'react-router';

/** The reserved category slug that lists everything (spec §2.1 'view all'). */
export const ALL_CATEGORIES = 'all';

const atPage = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);

// Addresses of the readers' pages; typed against the route map, so a moved page does not compile.

export const articleAddress = (slug: string) => href('/article/:slug', { slug });

export const categoryAddress = (slug: string, page = 1) =>
  atPage(href('/category/:category', { category: slug }), page);

export const tagAddress = (slug: string, page = 1) => atPage(href('/tag/:slug', { slug }), page);

export const authorAddress = (slug: string, page = 1) => atPage(href('/author/:slug', { slug }), page);
