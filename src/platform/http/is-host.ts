/** Whether a `Host` header is a host name with an optional valid port. HTTP/1.0 clients may send no header. */
export function isHost(host: string): boolean {
  if (host === '') return true;
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}
