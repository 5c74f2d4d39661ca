import icons from './social-icons.svg?url';

/** A channel of social media whose logo is a symbol of `social-icons.svg`. */
type SocialChannel = 'facebook' | 'instagram' | 'telegram' | 'tiktok' | 'twitter' | 'whatsapp' | 'youtube';

/** The logo of a channel. It has no text: the link around it carries the name. */
export function SocialIcon({ channel }: { channel: SocialChannel }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <use href={`${icons}#${channel}`} />
    </svg>
  );
}
