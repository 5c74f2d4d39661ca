/** What mails say about the paper. */
export interface MailContext {
  siteName: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** Where readers' messages are mailed and answers to the newsroom go. */
  newsroomEmail: string;
  /** The postal address at the foot of an issue. */
  postalAddress: string;
}

/** The same, from the configuration and what the newsroom has settled. */
export function makeMailContext(
  config: { siteName: string; siteUrl: string },
  settings: { siteName: string; email: string; address: string },
): MailContext {
  const { siteUrl } = config;
  const siteName = settings.siteName || config.siteName;
  return { siteName, siteUrl, newsroomEmail: settings.email, postalAddress: settings.address };
}
