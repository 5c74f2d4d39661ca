/** The settings of the site that admins can change. A text that is not set is empty. */
export interface SiteSettings {
  /** Empty: the name in the configuration. */
  siteName: string;
  /** The `{product}` of the store addresses (spec §2.2); empty: the one in the configuration. */
  storeName: string;
  /** URLs of the site's channels. The link of a missing channel leads to its studio screen. */
  social: Partial<Record<SocialChannel, string>>;
  email: string;
  phone: string;
  address: string;
  /** Office hours; empty: the line of spec §9. */
  hours: Record<HoursLine, string>;
  /** The publisher, as the media law requires. */
  imprint: Record<ImprintFact, string>;
  /** URL of an external analytics script; empty: none. */
  analyticsScript: string;
  /** Additional hosts that the script reports to, separated by spaces; empty: none. See `analytics-hosts.ts`. */
  analyticsHosts: string;
  /** Days from the publication of an article until its comments close; 0: they stay open. */
  commentDays: number;
  /** How many reports hide a comment until a moderator decides. */
  commentReports: number;
  /** Whether `robots.txt` lets crawlers of AI companies read the site. */
  allowAiCrawlers: boolean;
  /** Whether admins must have a second factor. */
  requireSecondFactor: boolean;
  /** Whether everybody of the newsroom must have one. */
  requireSecondFactorOfAll: boolean;
}

export const socialChannels = ['youtube', 'instagram', 'tiktok', 'facebook', 'telegram', 'twitter'] as const;
type SocialChannel = (typeof socialChannels)[number];

export const hoursLines = ['weekdays', 'saturday', 'sunday'] as const;
export type HoursLine = (typeof hoursLines)[number];

export const imprintFacts = [
  'company',
  'voen',
  'domainOwner',
  'editor',
  'privacyEmail',
  'editorialEmail',
] as const;
type ImprintFact = (typeof imprintFacts)[number];

/** The settings of a new site. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  siteName: '',
  storeName: '',
  social: {},
  email: 'redaksiya@example.az',
  phone: '+994 12 000 00 00',
  address: 'Bakı, Azərbaycan',
  hours: { weekdays: '', saturday: '', sunday: '' },
  imprint: { company: '', voen: '', domainOwner: '', editor: '', privacyEmail: '', editorialEmail: '' },
  analyticsScript: '',
  analyticsHosts: '',
  commentDays: 14,
  commentReports: 3,
  allowAiCrawlers: false,
  requireSecondFactor: false,
  requireSecondFactorOfAll: false,
};
