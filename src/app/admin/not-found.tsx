/** Answers unknown addresses of the back-office with 404. Without a session the guard redirects to the sign-in first. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function AdminNotFound() {
  return null;
}
