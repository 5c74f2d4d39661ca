import { footerText } from '#az/text/site/site.ts';
import { href } from '#domain/href.ts';

/** What sending a form agrees to, with a link to the privacy policy. */
export function ConsentNote({ text }: { text: string }) {
  return (
    <p className="text-muted text-sm">
      {text}{' '}
      <a className="underline" href={href('/privacy')}>
        {footerText.privacy}
      </a>
    </p>
  );
}
