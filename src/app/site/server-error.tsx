import { serverErrorText } from '#platform/text/pages.ts';
import { siteText } from '#platform/text/site.ts';
import { RequestNumber } from '#platform/ui/request-number.tsx';
import { RetryLink } from '#platform/ui/retry-link.tsx';

/** The error page when a layout failed. It uses nothing of a layout. */
export function ServerErrorScreen() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 p-6">
      <title>{serverErrorText.title}</title>
      <h1 className="text-4xl">{serverErrorText.title}</h1>
      <p>{serverErrorText.text}</p>
      <p className="flex gap-6 font-semibold text-accent underline">
        <RetryLink>{serverErrorText.retry}</RetryLink>
        <a href="/">{siteText.homeAria}</a>
      </p>
      <RequestNumber />
    </main>
  );
}
