import { ImageOff } from 'lucide-react';
import { articleListText } from '#features/articles/text.ts';
import { pictureUrl } from '../rules/images/picture-source.ts';

/** A small picture of an article, or an icon when it has none. `image` is its URL. */
export function Thumbnail({ image, className = '' }: { image: string | null; className?: string }) {
  const box = `aspect-video rounded bg-surface ${className}`;
  if (image === null)
    return (
      <span className={`${box} grid place-items-center text-muted`} title={articleListText.noImage}>
        <ImageOff aria-hidden="true" className="size-4" />
        <span className="sr-only">{articleListText.noImage}</span>
      </span>
    );
  const source = { url: image, width: null, height: null, focalX: 0.5, focalY: 0.5 };
  const src = pictureUrl(source, { crop: '16x9', width: 320, format: 'webp' });
  return <img src={src} alt="" loading="lazy" decoding="async" className={`${box} object-cover`} />;
}
