/** Whether a `Host` header names a host and, where it has one, a port that exists. HTTP/1.0 may send none. */
export function isHost(host: string): boolean {
  if (host === '') return true;
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}
