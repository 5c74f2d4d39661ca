/**
 * The players of a line: `A, B; C` → three. Commas in parentheses do not divide. Between names without numbers a dash with
 * spaces divides too, as in `Qapıçı – Müdafiəçi, Müdafiəçi – Hücumçu`.
 */
export function splitSheetNames(line: string): string[] {
  const letters = Array.from(line);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, letter] of letters.entries()) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    if (depth > 0 || !/[,;]/.test(letter)) continue;
    parts.push(letters.slice(start, index).join(''));
    start = index + 1;
  }
  parts.push(letters.slice(start).join(''));
  return parts
    .flatMap((part) => (/\d/.test(part) ? [part] : part.split(/\s[-–—]\s/)))
    .map((part) => part.replace(/(?<![.\s])[.\s]+$/, '').trim())
    .filter((part) => part !== '');
}
