import type { EmbedProvider } from '../../rules/article-content.ts';

/** The origins of frames. The content security policy allows them. */
export const FRAME_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://platform.twitter.com',
  'https://www.instagram.com',
  'https://t.me',
] as const;

/** The address of the frame of a post or video; null when the address is neither. */
export function frameAddress(provider: EmbedProvider, address: string): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const parts = url.pathname.split('/').filter(Boolean);
  switch (provider) {
    case 'youtube': {
      const [first, second] = parts;
      const isNamed = ['embed', 'shorts', 'live', 'v'].includes(first ?? '');
      const id = url.hostname === 'youtu.be' ? first : isNamed ? second : url.searchParams.get('v');
      const isVideo = /^[\w-]{6,20}$/.test(id ?? '');
      return isVideo ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` : null;
    }
    case 'x': {
      const id = parts[1] === 'status' || parts[1] === 'statuses' ? parts[2] : undefined;
      return /^\d+$/.test(id ?? '') ? `https://platform.twitter.com/embed/Tweet.html?id=${id}` : null;
    }
    case 'instagram': {
      const at = parts.findIndex((part) => ['p', 'reel', 'tv'].includes(part));
      const code = parts[at + 1] ?? '';
      const isPost = at >= 0 && /^[\w-]+$/.test(code);
      return isPost ? `https://www.instagram.com/${parts[at]}/${code}/embed` : null;
    }
    case 'telegram': {
      const [channel, post] = parts[0] === 's' ? parts.slice(1) : parts;
      const isPost = /^\w+$/.test(channel ?? '') && /^\d+$/.test(post ?? '');
      return isPost ? `https://t.me/${channel}/${post}?embed=1` : null;
    }
  }
}
