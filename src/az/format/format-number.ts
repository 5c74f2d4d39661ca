/** Replaces a value that is not a finite number. */
export const NOT_A_NUMBER = '–';

/** `1.234.567`; rounded to a whole number. A dash when the value is not finite. */
export function formatNumber(value: number): string {
  return formatDecimal(value, 0);
}

/** `1.234,5`: at most `digits` decimals (1), without zeros at the end. */
export function formatDecimal(value: number, digits = 1): string {
  if (!Number.isFinite(value)) return NOT_A_NUMBER;
  const [whole = '0', rest = ''] = Math.abs(value).toFixed(digits).split('.');
  const decimals = rest.replace(/(?<!0)0+$/, '');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  const text = decimals ? `${grouped},${decimals}` : grouped;
  return value < 0 && text !== '0' ? `-${text}` : text;
}
