/** The data of the site that mails contain. */
export interface MailContext {
  siteName: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** The address for readers' messages and for replies. */
  newsroomEmail: string;
  /** The postal address at the foot of an issue. */
  postalAddress: string;
}

/** Creates the context from the configuration and the settings of the site. */
export function createMailContext(
  config: { siteName: string; siteUrl: string },
  settings: { siteName: string; email: string; address: string },
): MailContext {
  const { siteUrl } = config;
  const siteName = settings.siteName || config.siteName;
  return { siteName, siteUrl, newsroomEmail: settings.email, postalAddress: settings.address };
}
