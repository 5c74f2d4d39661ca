/** An address of the back-office that does not exist. Only staff learn that. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function AdminNotFound() {
  return null;
}
