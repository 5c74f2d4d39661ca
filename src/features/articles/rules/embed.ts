/** The sites that articles can embed. Nothing is loaded from them before a reader requests it. */
export type EmbedProvider = 'youtube' | 'x' | 'instagram' | 'telegram';

export interface Embed {
  provider: EmbedProvider;
  /** `https://…` */
  address: string;
}

const HOSTS: Readonly<Record<string, EmbedProvider>> = {
  'youtube.com': 'youtube',
  'm.youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'x.com': 'x',
  'twitter.com': 'x',
  'mobile.twitter.com': 'x',
  'instagram.com': 'instagram',
  't.me': 'telegram',
  'telegram.me': 'telegram',
};

/** Parses the address of an embed. Null when it belongs to no provider. */
export function parseEmbed(address: string | undefined): Embed | null {
  const url = URL.parse((address ?? '').trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null;
  const provider = HOSTS[url.hostname.replace(/^www\./, '')];
  if (!provider || url.pathname === '/') return null;
  url.protocol = 'https:';
  return { provider, address: url.href };
}
