import { genitiveOfSource } from '#az/characters/endings.ts';
import { sourceText } from '#az/text/site/source.ts';
import type { ArticlePage } from '#domain/articles/article-page.ts';

interface SourceLineProps {
  article: Pick<ArticlePage, 'origin' | 'source' | 'sourceUrl'>;
  className?: string;
}

/** Who said it first: `Reuters-in məlumatına görə`, with a way there when it is known. Nothing for what is our own. */
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
