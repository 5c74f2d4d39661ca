import { ChevronDown } from 'lucide-react';
import { Form, Link } from 'react-router';
import { formatTime } from '#az/format/dates.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import type { ConsoleEvent, EventChange } from '../../rules/console/read-console.ts';
import type { ConsolePost } from '../../rules/coverage/list-commentary.ts';
import { isGoalEvent, kindOf } from '../../rules/ledger/ledger-event.ts';
import { formatMinute } from '../../rules/match-words.ts';
import { consoleText } from '../../text.ts';
import { type EntryFields, type PanelKind, panelTitle, readEntryFields } from './entry-fields.ts';
import { isEditable } from './to-entry-draft.ts';

interface EventListProps {
  events: readonly ConsoleEvent[];
  canEdit: boolean;
  onOpen: (kind: PanelKind, eventId: string) => void;
  onSend: (fields: EntryFields) => void;
}

/** The events of a match, newest entry first, with what can be done to each and its history. */
export function EventList({ events, canEdit, onOpen, onSend }: EventListProps) {
  if (events.length === 0)
    return <p className="rounded-md border border-line p-6 text-center text-muted">{consoleText.noEvents}</p>;
  return (
    <ol className="divide-y divide-line rounded-md border border-line">
      {events.map((event) => (
        <li key={event.id} className="px-3 py-2">
          <p className={`wrap-anywhere ${event.isRetracted ? 'text-muted' : ''}`}>
            {event.isRetracted ? <del>{event.text}</del> : event.text}
            {event.isRetracted && <span className="ms-2 text-sm text-warning">{consoleText.retracted}</span>}
          </p>
          {event.warnings.map((warning) => (
            <p key={warning} className="text-sm text-warning">
              {consoleText.warning[warning]}
            </p>
          ))}
          <details>
            <summary className="tabular inline-flex min-h-11 cursor-pointer items-center gap-1 text-muted text-sm">
              {event.changes[0] && describeAuthor(event.changes[0])}
              <span className="sr-only">, {consoleText.eventActions(event.text)}</span>
              <ChevronDown aria-hidden="true" className="size-4" />
            </summary>
            <div className="flex flex-wrap gap-2 pb-2">
              {canEdit && <EventActions event={event} onOpen={onOpen} onSend={onSend} />}
            </div>
            <h3 className="text-sm">{consoleText.history}</h3>
            <ul className="tabular text-muted text-sm">
              {event.changes.map((change) => (
                <li key={`${change.at} ${change.action} ${change.text}`}>
                  {consoleText.change[change.action]}: {describeAuthor(change)}
                  {change.text && ` – ${change.text}`}
                  {change.reason && ` – ${consoleText.reason}: ${change.reason}`}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ol>
  );
}

function describeAuthor({ by, source, at }: EventChange): string {
  const name =
    source in consoleText.source ? consoleText.source[source as keyof typeof consoleText.source] : source;
  return `${by ?? name}, ${formatTime(at)}`;
}

function EventActions({
  event,
  onOpen,
  onSend,
}: { event: ConsoleEvent } & Pick<EventListProps, 'onOpen' | 'onSend'>) {
  const link = (kind: 'edit' | 'retract' | 'cancelGoal' | 'post') => (
    <Link
      to={`?panel=${kind}&event=${event.id}`}
      onClick={(click) => {
        click.preventDefault();
        onOpen(kind, event.id);
      }}
      className="inline-flex min-h-12 items-center rounded-md border border-line px-3 hover:bg-surface"
    >
      {panelTitle(kind)}
    </Link>
  );
  if (event.isRetracted)
    return (
      <Form
        method="post"
        onSubmit={(submit) => {
          submit.preventDefault();
          onSend(readEntryFields(new FormData(submit.currentTarget)));
        }}
      >
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="eventId" value={event.id} />
        <Button type="submit" className="min-h-12">
          {consoleText.restore}
        </Button>
      </Form>
    );
  return (
    <>
      {isEditable(event.event) && link('edit')}
      {isGoalEvent(event.event) && link('cancelGoal')}
      {link('retract')}
      {kindOf(event.event).when !== 'summary' && link('post')}
    </>
  );
}

interface PostListProps {
  posts: readonly ConsolePost[];
  canEdit: boolean;
  onOpen: (kind: 'editPost', id: string) => void;
  onSend: (fields: EntryFields) => void;
}

/** The commentary beside the events, newest first. */
export function PostList({ posts, canEdit, onOpen, onSend }: PostListProps) {
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl">{consoleText.commentary}</h2>
      {posts.length === 0 && (
        <p className="rounded-md border border-line p-6 text-center text-muted">{consoleText.noPosts}</p>
      )}
      <ol className="grid gap-2">
        {posts.map((post) => (
          <li key={post.id} className="rounded-md border border-line px-3 py-2">
            <p className="tabular flex flex-wrap gap-x-3 text-muted text-sm">
              {post.minute !== null && (
                <span className="font-semibold text-ink">{formatMinute(post.minute, post.added)}</span>
              )}
              <span>
                {post.authorName}, {formatTime(post.createdAt)}
              </span>
              {post.isKey && <span className="text-accent">{consoleText.key}</span>}
              {post.isPinned && <span className="text-accent">{consoleText.pinned}</span>}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{post.text}</p>
            {canEdit && (
              <div className="flex flex-wrap gap-2">
                <TextLink
                  to={`?panel=editPost&event=${post.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onOpen('editPost', post.id);
                  }}
                >
                  {consoleText.panel.editPost}
                </TextLink>
                <Form
                  method="post"
                  onSubmit={(event) => {
                    event.preventDefault();
                    onSend(readEntryFields(new FormData(event.currentTarget)));
                  }}
                >
                  <input type="hidden" name="intent" value="deletePost" />
                  <input type="hidden" name="eventId" value={post.id} />
                  <input type="hidden" name="version" value={post.version} />
                  <Button type="submit" look="quiet">
                    {consoleText.deletePost}
                  </Button>
                </Form>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
