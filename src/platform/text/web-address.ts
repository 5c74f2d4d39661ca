/**
 * Whether a text is a whole http or https URL, or only an https URL. It has no spaces, and no user name or password, which
 * would be sent as another kind of sign-in.
 */
export function isWebAddress(text: string, { allowHttp }: { allowHttp: boolean }): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return allowHttp || url.protocol === 'https:';
}
