import type { Dialect } from '../dialect.ts';

/** Addresses that once had a page. Without a target the page was deleted. */
export const oldAddresses = ({ key, bigint, withoutRowid }: Dialect): string[] => [
  `create table old_address (
    path ${key} not null primary key,
    target text,
    created_at ${bigint} not null
  ) ${withoutRowid}`,
];
