const PROFILE = /^https?:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/@?(\w{1,15})\/?(?:[?#].*)?$/i;

/** The account `@name` of a profile on X; null for any other address. */
export function xAccount(profile: string | undefined): string | null {
  const name = PROFILE.exec(profile ?? '')?.[1];
  return name === undefined ? null : `@${name}`;
}
