import { PageHead } from '#platform/admin/page-head.tsx';
import { actorOf } from '#platform/sessions/session.server.ts';
import { TextLink } from '#platform/ui/button.tsx';
import { helpText } from '../text.ts';
import type { Route } from './+types/help.ts';
import { listTopics } from './list-topics.server.ts';
import { TopicPoints } from './topic-points.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = actorOf(context);
  return { topics: listTopics(role) };
}

/** All help topics of the role on one page. */
export default function Help({ loaderData }: Route.ComponentProps) {
  const { topics } = loaderData;
  return (
    <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="lg:col-span-2">
        <PageHead title={helpText.title} />
        <p className="text-muted">{helpText.intro}</p>
      </div>
      <nav aria-label={helpText.all}>
        <ul className="grid sm:grid-cols-2 lg:sticky lg:top-20 lg:grid-cols-1">
          {topics.map(({ name, title }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="inline-flex min-h-11 items-center text-accent underline lg:min-h-9"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-2xl gap-10">
        {topics.map(({ path, ...topic }) => (
          <section
            key={topic.name}
            id={topic.name}
            aria-labelledby={`${topic.name}-title`}
            className="scroll-mt-20"
          >
            <h2 id={`${topic.name}-title`} className="mb-2 text-2xl">
              {topic.title}
            </h2>
            <TopicPoints topic={topic} />
            {path && (
              <p className="mt-2">
                <TextLink to={path}>{helpText.toScreen}</TextLink>
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
