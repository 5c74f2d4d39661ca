import { data } from 'react-router';

/** The loader of an address that only takes what is sent to it. */
export function postOnly() {
  return data(null, { status: 405, headers: { Allow: 'POST' } });
}
