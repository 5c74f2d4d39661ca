/** The forms whose own screen shows again what was typed. */
export const ARTICLE_FORM = /^\/admin\/articles\/(?:create|edit\/[^/?]+)(?:\?|$)/;

/** The screen on which somebody finds again what they sent to `path` (kept under `id`). */
export function keptFormAddress(path: string, id: string): string {
  return ARTICLE_FORM.test(path) ? keptFormTarget(path, id) : `/admin/kept/${id}`;
}

/** Where a kept form is sent again; its number goes with it, so that it is forgotten once it has been taken. */
export function keptFormTarget(path: string, id: string): string {
  const url = new URL(path, 'http://here.invalid');
  url.searchParams.set('kept', id);
  return url.pathname + url.search;
}

/** Whether an address leads to a form that was kept. */
export function leadsToKeptForm(path: string): boolean {
  return path.startsWith('/admin/kept/') || new URL(path, 'http://here.invalid').searchParams.has('kept');
}
