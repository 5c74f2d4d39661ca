import { Form, Link } from 'react-router';
import { formatTime } from '#az/format/dates.ts';
import { Button } from '#platform/ui/button.tsx';
import type { ConsolePost } from '../../rules/commentary/list-console-posts.ts';
import { formatMinute } from '../../rules/match-words.ts';
import { consoleText } from '../../text.ts';
import { type EntryFields, readEntryFields } from './entry-fields.ts';

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
                <Link
                  to={`?panel=editPost&event=${post.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onOpen('editPost', post.id);
                  }}
                  className="inline-flex min-h-11 items-center text-accent underline"
                >
                  {consoleText.panel.editPost}
                </Link>
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
