/** What the newsroom may change about the paper itself without a developer. Texts are empty when nothing is settled. */
export interface SiteSettings {
  /** Empty: the name in the configuration. */
  siteName: string;
  /** The `{product}` of the store addresses (spec §2.2); empty: the one in the configuration. */
  storeName: string;
  /** Addresses of the paper's channels; a missing one leads to its studio screen. */
  social: Partial<Record<SocialChannel, string>>;
  email: string;
  phone: string;
  address: string;
  /** When the office is open, one line each; empty: the line of spec §9. */
  hours: Record<HoursLine, string>;
  /** Who publishes the paper, as the media law wants it to stand there. */
  imprint: Record<ImprintFact, string>;
  /** Address of a script that counts readers; empty: none. */
  analyticsScript: string;
  /** Hosts it reports to beside its own, by spaces; empty: none. See `analytics-hosts.ts`. */
  analyticsHosts: string;
  /** Whether admins must have a second factor. */
  requireSecondFactor: boolean;
}

export const socialChannels = ['youtube', 'instagram', 'tiktok', 'facebook', 'telegram', 'twitter'] as const;
type SocialChannel = (typeof socialChannels)[number];

export const hoursLines = ['weekdays', 'saturday', 'sunday'] as const;
type HoursLine = (typeof hoursLines)[number];

export const imprintFacts = [
  'company',
  'voen',
  'domainOwner',
  'editor',
  'privacyEmail',
  'editorialEmail',
] as const;
type ImprintFact = (typeof imprintFacts)[number];

/** What stands on the paper until somebody has settled it. */
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
  requireSecondFactor: false,
};
