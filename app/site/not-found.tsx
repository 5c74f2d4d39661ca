import { notFoundResponse } from '#app/site/not-found-response.ts';

export function loader() {
  throw notFoundResponse('page');
}

/** Any address the map does not know (spec §2.1). */
export default function NotFoundRoute() {
  return null;
}
