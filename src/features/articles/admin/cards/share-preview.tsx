import type { ReactNode } from 'react';
import { truncateText } from '#az/characters/truncate.ts';
import { sharePreviewText } from '#features/share-pictures/text.ts';
import { fieldNames } from '../../text.ts';

export interface SharedPage {
  title: string;
  description: string;
  /** Absolute. Search engines show the original of an article that names one. */
  address: string;
  /** The address where networks get the article. */
  shareAddress: string;
  siteName: string;
  isHidden: boolean;
  /** The address of the picture; empty without one. */
  picture: string;
  /** The site has not drawn its share picture with this headline and picture yet. */
  isDrawnLater: boolean;
}

/** Characters that fit into a search result. Networks cut by lines of the card instead. */
const SEARCH_TITLE = 60;
const SEARCH_DESCRIPTION = 160;

/** How Google, Facebook, Telegram and X show the article. */
export function SharePreview({ page }: { page: SharedPage }) {
  const { title, description } = page;
  const host = URL.parse(page.shareAddress)?.host ?? '';
  return (
    <section aria-label={sharePreviewText.title} className="grid gap-4">
      <p className="text-muted text-sm">{sharePreviewText.title}</p>
      <Preview name={sharePreviewText.google}>
        {page.isHidden ? (
          <p className="text-sm">{sharePreviewText.hidden}</p>
        ) : (
          <div data-preview="google" className="wrap-anywhere">
            <p className="text-sm">{page.siteName}</p>
            <p className="break-all text-muted text-xs">{page.address}</p>
            <p className="text-lg text-scheduled leading-snug">{truncateText(title, SEARCH_TITLE)}</p>
            <p className="text-sm">{truncateText(description, SEARCH_DESCRIPTION)}</p>
          </div>
        )}
        <div className="mt-2 grid gap-0.5 border-line border-t pt-2">
          <Count name={fieldNames.title} text={title} limit={SEARCH_TITLE} />
          <Count name={fieldNames.excerpt} text={description} limit={SEARCH_DESCRIPTION} />
        </div>
      </Preview>
      <div className="grid gap-4 sm:grid-cols-2">
        <Preview name={sharePreviewText.facebook}>
          <div data-preview="facebook" className="wrap-anywhere">
            <SharedPicture picture={page.picture} />
            <p className="mt-2 text-muted text-xs">{host}</p>
            <p className="line-clamp-2 font-semibold leading-snug">{title}</p>
            <p className="line-clamp-1 text-muted text-sm">{description}</p>
          </div>
        </Preview>
        <Preview name={sharePreviewText.x}>
          <div data-preview="x" className="wrap-anywhere">
            <div className="relative">
              <SharedPicture picture={page.picture} />
              <p className="absolute inset-x-2 bottom-2">
                <span className="line-clamp-1 w-fit rounded-sm bg-night px-1.5 py-0.5 text-sm text-white">
                  {title}
                </span>
              </p>
            </div>
            <p className="mt-1 text-muted text-xs">{sharePreviewText.from(host)}</p>
          </div>
        </Preview>
      </div>
      {page.isDrawnLater && <p className="text-muted text-sm">{sharePreviewText.drawnLater}</p>}
    </section>
  );
}

function Preview({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="min-w-0 content-start rounded-md bg-surface p-3">
      <figcaption className="mb-2 font-semibold text-sm">{name}</figcaption>
      {children}
    </figure>
  );
}

/** The picture in the shape of a share card. It is decorative: the card says what the article is about. */
function SharedPicture({ picture }: { picture: string }) {
  const look = 'aspect-[1200/630] w-full rounded-sm border border-line object-cover';
  return picture ? <img src={picture} alt="" loading="lazy" className={look} /> : <div className={look} />;
}

/** How much of the allowed length a text uses, and that the rest is cut. */
function Count({ name, text, limit }: { name: string; text: string; limit: number }) {
  const count = Array.from(text.trim()).length;
  return (
    <p className={`tabular text-xs ${count > limit ? 'font-semibold text-warning' : 'text-muted'}`}>
      {sharePreviewText.count(name, count, limit)}
      {count > limit && ` – ${sharePreviewText.cut}`}
    </p>
  );
}
