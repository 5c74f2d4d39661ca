/** The stem of a folded word. */
export function stemWord(folded: string): string {
  if (folded.length < 6) return folded;
  return folded.replace(/(?:lar|ler)?(?:n?[iu]n?|[ny]?[ae]|d[ae]n?)?$/, '');
}
