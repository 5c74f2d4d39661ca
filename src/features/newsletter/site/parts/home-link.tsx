import { newsletterText } from '../../text.ts';

export function HomeLink() {
  return (
    <a className="inline-flex min-h-11 items-center font-semibold text-accent underline" href="/">
      {newsletterText.toHome}
    </a>
  );
}
