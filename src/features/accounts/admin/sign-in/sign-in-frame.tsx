import type { ReactNode } from 'react';
import { siteText } from '#platform/text/site.ts';
import { ThemeButton } from '#platform/ui/theme-button.tsx';

/** The layout of the pages for visitors who are not signed in: sign-in, forgotten password, new password. */
export function SignInFrame({
  siteName,
  title,
  children,
}: {
  siteName: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-surface">
      <title>{`${title} – ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <header className="flex items-center justify-between px-4 py-2">
        <a
          href="/"
          aria-label={`${siteName} – ${siteText.homeAria}`}
          className="inline-flex min-h-11 items-center font-bold font-headline text-3xl tracking-tight"
        >
          {siteName}
        </a>
        <ThemeButton />
      </header>
      <main className="mx-auto grid w-full max-w-md content-start gap-5 px-4 pt-[6vh] pb-16">
        <div className="grid gap-5 rounded-lg border border-line bg-paper p-6 shadow-sm sm:p-8">
          <h1 className="text-4xl">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
