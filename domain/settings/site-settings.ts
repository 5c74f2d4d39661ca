/** What the newsroom may change about the paper itself without a developer. */
export interface SiteSettings {
  /** The line of the top bar; empty hides it. */
  breakingLine: string;
  /** Where the breaking line leads; empty: nowhere. */
  breakingAddress: string;
  /** Addresses of the paper's channels; a missing one leads to its studio screen. */
  social: Partial<Record<SocialChannel, string>>;
  email: string;
  phone: string;
  address: string;
}

export type SocialChannel = 'youtube' | 'instagram' | 'tiktok' | 'facebook' | 'telegram' | 'twitter';

/** What stands on the paper until somebody has settled it. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  breakingLine: '',
  breakingAddress: '',
  social: {},
  email: 'redaksiya@example.az',
  phone: '+994 12 000 00 00',
  address: 'Bakı, Azərbaycan',
};
