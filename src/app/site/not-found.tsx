import { notFoundResponse } from '#platform/site/not-found-response.ts';

export function loader() {
  throw notFoundResponse('page');
}

/** The page for every address without a route (spec §2.1). */
export default function NotFoundRoute() {
  return null;
}
