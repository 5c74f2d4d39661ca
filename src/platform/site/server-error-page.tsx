import { notFoundText, serverErrorText, unreadableRequestText } from '#platform/text/pages.ts';
import { RequestNumber } from '#platform/ui/request-number.tsx';
import { RetryLink } from '#platform/ui/retry-link.tsx';

/** The error page inside header and footer: a page failed, or the request could not be read. */
export function ServerErrorPage({ isUnreadable = false }: { isUnreadable?: boolean }) {
  const { title, text } = isUnreadable ? unreadableRequestText : serverErrorText;
  return (
    <div className="mx-auto grid max-w-2xl gap-6 py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg">{text}</p>
      <p className="flex gap-8 font-semibold text-accent underline">
        <RetryLink className="flex min-h-11 items-center">{serverErrorText.retry}</RetryLink>
        <a className="flex min-h-11 items-center" href="/">
          {notFoundText.home}
        </a>
      </p>
      {!isUnreadable && <RequestNumber />}
    </div>
  );
}
