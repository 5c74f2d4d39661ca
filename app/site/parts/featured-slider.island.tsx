import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ordinalSuffix } from '#az/endings.ts';
import { homeText } from '#az/text/home.ts';
import type { ArticleCard } from '#domain/content/article-card.ts';
import { FeaturedSlide } from './featured-slide.tsx';

/** Milliseconds a slide stands before the next one comes (spec §9). */
export const SLIDE_MS = 5000;

/**
 * The lead of the front page. Without script it is a row one swipes through, with dots that are links;
 * awake it advances every 5 s, unless someone hovers, focuses, hides the tab or asked for less motion.
 */
export default function FeaturedSlider({ articles }: { articles: ArticleCard[] }) {
  const track = useRef<HTMLUListElement>(null);
  const { current, show } = useCurrentSlide(track);
  const [held, setHeld] = useState(false);
  const [stopped, setStopped] = useState(false);
  const several = articles.length > 1;

  useEffect(() => {
    if (!several || held || stopped || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) show((current + 1) % articles.length);
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [several, held, stopped, current, articles.length, show]);

  return (
    <section
      aria-label={homeText.sliderLabel}
      aria-roledescription="slayder"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="relative"
    >
      <ul
        ref={track}
        className="slider-track bg-night"
        tabIndex={several ? 0 : undefined}
        aria-label={homeText.featured}
      >
        {articles.map((article, index) => (
          <FeaturedSlide key={article.id} article={article} index={index} />
        ))}
      </ul>
      {several && (
        <div className="flex items-center gap-1 bg-night px-2 text-white">
          {articles.map((article, index) => (
            <a
              key={article.id}
              href={`#slide-${index + 1}`}
              aria-label={homeText.goToSlide(index + 1, ordinalSuffix(index + 1))}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                show(index);
              }}
              className="group grid size-11 place-items-center"
            >
              <span className="h-1 w-7 rounded bg-white/40 group-aria-[current]:bg-pitch" />
            </a>
          ))}
          <button
            type="button"
            onClick={() => setStopped(!stopped)}
            aria-label={stopped ? homeText.playSlider : homeText.pauseSlider}
            className="ms-auto grid size-11 place-items-center"
          >
            {stopped ? (
              <Play aria-hidden="true" className="size-4" />
            ) : (
              <Pause aria-hidden="true" className="size-4" />
            )}
          </button>
        </div>
      )}
    </section>
  );
}

/** Which slide stands in view, and a way to bring another; the scroll position is the only state. */
function useCurrentSlide(track: React.RefObject<HTMLUListElement | null>) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const follow = () => setCurrent(Math.round(list.scrollLeft / list.clientWidth));
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, [track]);
  const [show] = useState(() => (index: number) => {
    const list = track.current;
    list?.scrollTo({ left: index * list.clientWidth });
  });
  return { current, show };
}
