import { data } from 'react-router';

/** The loader of an address that only accepts POST. */
export function postOnly() {
  return data(null, { status: 405, headers: { Allow: 'POST' } });
}
