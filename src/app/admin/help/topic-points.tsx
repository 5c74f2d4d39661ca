import type { HelpTopic } from '#platform/features/define-feature.ts';

/** The text of a help topic without its title. */
export function TopicPoints({ topic: { intro, points } }: { topic: HelpTopic }) {
  return (
    <>
      <p className="text-muted">{intro}</p>
      <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
