import { Link2, Share2 } from 'lucide-react';
import { NewsletterBox } from '#features/newsletter/site/parts/newsletter-box.tsx';
import { categoryAddress, tagAddress } from '#platform/site/addresses.ts';
import { primaryLook } from '#platform/ui/button.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { SocialIcon } from '#platform/ui/social-icon.tsx';
import type { ArticlePage } from '../../rules/read/article-page.ts';
import { articleText } from '../../text.ts';

/** The text of an article, its tags, share links and the newsletter box. */
export function ArticleBody({ article, address }: { article: ArticlePage; address: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved, and restricted by the content security policy */}
      <div className="article-text mt-6" dangerouslySetInnerHTML={{ __html: article.content }} />
      {article.tags.length > 0 && (
        <section className="mt-10">
          <h2 className="sr-only">{articleText.tags}</h2>
          <ul className="flex flex-wrap gap-2">
            {article.tags.map((tag) => (
              <li key={tag.slug}>
                <a
                  href={tagAddress(tag.slug)}
                  className="flex min-h-11 items-center rounded-full bg-surface px-4 text-sm hover:text-accent"
                >
                  {tag.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ShareLinks address={address} title={article.title} />
      <div className="mt-8 print:hidden">
        <NewsletterBox />
      </div>
      {article.category && (
        <p className="mt-6">
          <SiteLink href={categoryAddress(article.category.slug)}>
            {articleText.moreFromCategory(article.category.name)}
          </SiteLink>
        </p>
      )}
    </>
  );
}

const channels = [
  {
    channel: 'telegram',
    name: 'Telegram',
    to: (url: string, text: string) => `https://t.me/share/url?url=${url}&text=${text}`,
  },
  {
    channel: 'whatsapp',
    name: 'WhatsApp',
    to: (url: string, text: string) => `https://wa.me/?text=${text}%20${url}`,
  },
  {
    channel: 'facebook',
    name: 'Facebook',
    to: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    channel: 'twitter',
    name: 'X',
    to: (url: string, text: string) => `https://x.com/intent/post?url=${url}&text=${text}`,
  },
] as const;

/** Links to share an article. Buttons open the system's share sheet and copy the address, if the browser supports it. */
function ShareLinks({ address, title }: { address: string; title: string }) {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return (
    <section
      className="mt-8 flex flex-wrap items-center gap-2 border-line border-y py-3"
      data-share={address}
    >
      <h2 className="me-2 text-xl">{articleText.share}</h2>
      <button
        type="button"
        data-share-sheet
        className={`needs-script gap-2 pointer-fine:hidden ${primaryLook}`}
      >
        <Share2 aria-hidden="true" className="size-5" /> {articleText.share}
      </button>
      {channels.map(({ channel, name, to }) => (
        <a
          key={channel}
          href={to(url, text)}
          rel="noopener nofollow"
          target="_blank"
          aria-label={`${articleText.share}: ${name}`}
          className="grid size-11 place-items-center rounded bg-surface hover:text-accent"
        >
          <SocialIcon channel={channel} />
        </a>
      ))}
      <button
        type="button"
        data-share-copy
        data-done={articleText.linkCopied}
        className="needs-script flex min-h-11 items-center gap-2 rounded bg-surface px-4"
      >
        <Link2 aria-hidden="true" className="size-5" /> <span aria-live="polite">{articleText.copyLink}</span>
      </button>
    </section>
  );
}
