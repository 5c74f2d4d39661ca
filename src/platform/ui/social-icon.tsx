import { socialIconPaths } from './social-icon-paths.ts';

/** The logo of a channel. It has no text: the link around it carries the name. */
export function SocialIcon({ channel }: { channel: keyof typeof socialIconPaths }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <path d={socialIconPaths[channel]} />
    </svg>
  );
}
