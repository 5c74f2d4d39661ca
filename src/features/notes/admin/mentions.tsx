import { Link } from 'react-router';
import { formatListTime, isoBaku } from '#az/format/dates.ts';
import { fallbackText } from '#features/articles/text.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { listMentions } from '../rules/mentions.ts';
import { mentionText } from '../text.ts';
import type { Route } from './+types/mentions.ts';
import { NoteText } from './note-text.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now } = servicesOf(context);
  return { mentions: await listMentions(db, { actor }), now: now() };
}

/** The notes that mention the signed-in account, newest first. Opening the article marks them as read. */
export default function Mentions({ loaderData }: Route.ComponentProps) {
  const { mentions, now } = loaderData;
  return (
    <>
      <PageHead title={mentionText.title} />
      {mentions.length === 0 && <p className="text-lg text-muted">{mentionText.empty}</p>}
      <ul className="grid max-w-3xl gap-3">
        {mentions.map(({ id, article, author, parts, at, isRead }) => (
          <li
            key={id}
            className={`group relative grid gap-1 rounded-md border border-line p-4 hover:bg-surface ${isRead ? '' : 'border-s-4 border-s-live'}`}
          >
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
              {!isRead && <strong className="text-live">{mentionText.new}</strong>}
              <strong>{author}</strong>
              <time dateTime={isoBaku(at)} className="tabular text-muted">
                {formatListTime(at, now)}
              </time>
            </p>
            <h2 className="text-xl">
              <Link
                to={`${href('/admin/articles/edit/:id', { id: article.id })}#notes`}
                className="stretched-link"
              >
                {article.title || fallbackText.title}
              </Link>
            </h2>
            <NoteText parts={parts} />
          </li>
        ))}
      </ul>
    </>
  );
}
