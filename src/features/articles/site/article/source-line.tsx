import { genitiveOfSource } from '#az/characters/endings.ts';
import type { ArticlePage } from '../../rules/article-page.ts';
import { sourceText } from '../../text.ts';

interface SourceLineProps {
  article: Pick<ArticlePage, 'origin' | 'source' | 'sourceUrl'>;
  className?: string;
}

/** The source of an article, linked when its address is known: `Reuters-in məlumatına görə`. Nothing for our own articles. */
export function SourceLine({ article, className }: SourceLineProps) {
  const { origin, source, sourceUrl } = article;
  if (origin === 'own' || origin === 'exclusive' || source === '') return null;
  const name = genitiveOfSource(source);
  return (
    <p className={className} data-source={origin}>
      {sourceUrl ? (
        <a className="underline hover:text-accent" href={sourceUrl} rel="external">
          {name}
        </a>
      ) : (
        name
      )}{' '}
      {sourceText.after[origin]}
    </p>
  );
}
