import { siFacebook, siInstagram, siTelegram, siTiktok, siWhatsapp, siX, siYoutube } from 'simple-icons';

const icons = {
  facebook: siFacebook,
  instagram: siInstagram,
  telegram: siTelegram,
  tiktok: siTiktok,
  twitter: siX,
  whatsapp: siWhatsapp,
  youtube: siYoutube,
};

/** A channel's sign; the link around it carries the name. */
export function SocialIcon({ channel }: { channel: keyof typeof icons }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <path d={icons[channel].path} />
    </svg>
  );
}
