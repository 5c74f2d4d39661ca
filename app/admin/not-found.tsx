import { requireStaff } from '#app/session.server.ts';
import type { Route } from './+types/not-found.ts';

/** An address of the back-office that nothing answers; only its people learn so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context);
  throw new Response(null, { status: 404 });
}

export default function AdminNotFound() {
  return null;
}
