/** The year in which a season from summer to summer began. `time` is epoch ms. */
export function seasonOf(time: number): number {
  const date = new Date(time);
  return date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
}
