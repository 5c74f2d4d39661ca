const FORMS: readonly RegExp[] = [
  // `N.N.`, `TBD`, `?`
  /^(?:n\.?\s?n\.?|tb[ad]|\?+)$/i,
  // `W49`, `L101`: the winner and the loser of a match.
  /^[wl]\d{1,3}$/i,
  // `A1`, `2B`, `3A/B/C`: places in groups.
  /^(?:[a-l][1-4]|[1-4][a-l](?:\/[a-l])*)$/i,
  /^(?:winner|loser|runner-up|sieger|gewinner|verlierer)s? .*$/i,
  // `ARG/CPV`: one of two.
  /^[A-Z]{3}\/[A-Z]{3}$/,
];

/** Whether a name stands for a team that is not known yet: `N.N.`, `W49`, `2B`, `Winner Group A`, `Sieger HF 1`. */
export function isOpenTeam(name: string): boolean {
  return FORMS.some((form) => form.test(name.trim()));
}
