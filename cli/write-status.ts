/** Shows what is being done on the last line of the terminal; empty: nothing. Logs get no such lines. */
export function writeStatus(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
