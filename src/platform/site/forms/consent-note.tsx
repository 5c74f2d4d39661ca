import { href } from '#platform/http/href.ts';
import { footerText } from '#platform/text/site.ts';

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
