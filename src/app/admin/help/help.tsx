import { Link } from 'react-router';
import { PageHead } from '#platform/admin/page-head.tsx';
import { href, pathPrefix } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import type { Route } from './+types/help.ts';
import { listHelpScreens } from './help-screens.ts';
import { helpText, helpTopics } from './text.ts';
import { TopicPoints } from './topic-points.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = actorOf(context);
  return { screens: listHelpScreens(role) };
}

/** All help topics of the role on one page. */
export default function Help({ loaderData }: Route.ComponentProps) {
  const { screens } = loaderData;
  return (
    <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="lg:col-span-2">
        <PageHead title={helpText.title} />
        <p className="text-muted">{helpText.intro}</p>
      </div>
      <nav aria-label={helpText.all}>
        <ul className="grid sm:grid-cols-2 lg:sticky lg:top-20 lg:grid-cols-1">
          {screens.map(({ topic }) => (
            <li key={topic}>
              <a
                href={`#${topic}`}
                className="inline-flex min-h-11 items-center text-accent underline lg:min-h-9"
              >
                {helpTopics[topic].title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-2xl gap-10">
        {screens.map(({ topic, path }) => (
          <section key={topic} id={topic} aria-labelledby={`${topic}-title`} className="scroll-mt-20">
            <h2 id={`${topic}-title`} className="mb-2 text-2xl">
              {helpTopics[topic].title}
            </h2>
            <TopicPoints name={topic} />
            {isSection(path) && (
              <p className="mt-2">
                <Link to={path} className="inline-flex min-h-11 items-center text-accent underline">
                  {helpText.toScreen}
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Whether a topic links to its screen. The help does not link to itself, and the revisions need the id of an article. */
function isSection(path: string): boolean {
  return path !== href('/admin/help') && path !== pathPrefix('/admin/articles/revisions/:id');
}
