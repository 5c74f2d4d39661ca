import { cookieText } from '#features/analytics/text.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import type { LegalPage as LegalText } from '../text.ts';

/** A legal text with its sections. */
export function LegalPage({
  text,
  site,
  path,
}: {
  text: LegalText;
  site: { name: string; url: string };
  path: string;
}) {
  return (
    <article className="mx-auto max-w-3xl py-8">
      <PageMeta title={`${text.title} – ${site.name}`} description={text.title} address={site.url + path} />
      <h1 className="text-5xl">{text.title}</h1>
      <p className="mt-2 text-muted">{text.updated}</p>
      <div className="article-text mt-8">
        {text.sections.map((section) => (
          <section key={section.heading}>
            <h2>{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {section.list && (
              <ul className="mt-3">
                {section.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {section.offersCookieChoice && (
              <p className="mt-3">
                <button
                  type="button"
                  data-cookie-choice
                  hidden
                  className="min-h-11 rounded-md border border-accent px-4 font-medium text-accent"
                >
                  {cookieText.title}
                </button>
              </p>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}
