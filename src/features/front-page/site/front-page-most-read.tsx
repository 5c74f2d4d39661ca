import { MostReadHeading, MostReadList } from '#features/analytics/site/most-read.tsx';
import { ChoiceLinks } from '#platform/site/choice-links.tsx';
import { homeText } from '../text.ts';
import { MOST_READ_ID, mostReadChoices } from './most-read-choice.ts';
import type { FrontPageData } from './read-front-page.server.ts';

/**
 * The most read articles of the front page, with the switch between total views, 24 hours and seven days. The links of the
 * switch work without scripts. A preview has no switch, because the links leave it.
 */
export function FrontPageMostRead({
  mostRead: { period, articles, leavesOut },
  isPreview,
}: {
  mostRead: FrontPageData['mostRead'];
  isPreview?: boolean;
}) {
  const isEmpty = articles.length === 0;
  if (isEmpty && !period && !leavesOut) return null;
  return (
    <section id={MOST_READ_ID} className="scroll-mt-28">
      <MostReadHeading />
      {!isPreview && <ChoiceLinks label={homeText.mostReadPeriods.label} choices={mostReadChoices(period)} />}
      <MostReadList articles={articles} />
      {(leavesOut || isEmpty) && (
        <p className="mt-3 text-muted text-sm">
          {leavesOut ? homeText.mostReadElsewhere : homeText.mostReadEmpty}
        </p>
      )}
    </section>
  );
}
