import { goneResponse } from '#platform/site/not-found-response.ts';

export function loader() {
  throw goneResponse();
}

/** The page that the server shows at the address of a deleted page (`src/features/redirects/server/handle-old-address.ts`). */
export default function GoneRoute() {
  return null;
}
