import { href } from 'react-router';

/** Addresses of the readers' pages; typed against the route map, so a moved page does not compile. */
export const articleAddress = (slug: string) => href('/article/:slug', { slug });

export const categoryAddress = (slug: string, page = 1) =>
  href('/category/:category', { category: slug }) + (page > 1 ? `?page=${page}` : '');

export const ALL_CATEGORIES = 'all';
