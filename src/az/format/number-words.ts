const ONES = ['sıfır', 'bir', 'iki', 'üç', 'dörd', 'beş', 'altı', 'yeddi', 'səkkiz', 'doqquz'];
const TENS = ['', 'on', 'iyirmi', 'otuz', 'qırx', 'əlli', 'altmış', 'yetmiş', 'səksən', 'doxsan'];
const POWERS: readonly (readonly [zeros: number, word: string])[] = [
  [9, 'milyard'],
  [6, 'milyon'],
  [3, 'min'],
  [2, 'yüz'],
];

/**
 * The last word of a number in words, which decides its endings: `36` → `altı`, `300` → `yüz`, `2000` → `min`. Takes digits
 * as text, so that `04` and `00` work.
 */
export function lastNumberWord(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '');
  const zeros = /(?<!0)0*$/.exec(value)?.[0].length ?? 0;
  if (value === '0') return 'sıfır';
  if (zeros === 0) return ONES[Number(value.at(-1))] ?? '';
  if (zeros === 1) return TENS[Number(value.at(-2))] ?? '';
  return POWERS.find(([minZeros]) => zeros >= minZeros)?.[1] ?? '';
}
