import { CheckField, TextAreaField, TextField } from '#platform/ui/field.tsx';
import type { ConsolePost } from '../../rules/commentary/list-console-posts.ts';
import type { ConsoleEvent } from '../../rules/console/read-console.ts';
import { consoleText } from '../../text.ts';
import type { EntryFields } from './entry-fields.ts';

interface PostFieldsProps {
  /** The post that is edited; null for a new one. */
  post: ConsolePost | null;
  /** The event that a new post tells about. Its sentence is the first text. */
  event: ConsoleEvent | null;
  /** The current minute. */
  minute: string;
  /** What the server has refused. */
  typed: EntryFields | null;
  errorOf: (field: string) => string | undefined;
}

/** The inputs of a post of the commentary. */
export function PostFields({ post, event, minute, typed, errorOf }: PostFieldsProps) {
  const [, ofEvent, sentence] = /^(\d+(?:\+\d+)?)' (.*)$/s.exec(event?.text ?? '') ?? [];
  const stored = post ? formatTime(post) : (ofEvent ?? minute);
  const isChecked = (name: 'isKey' | 'isPinned') => (typed ? typed[name] === 'on' : post?.[name]);
  return (
    <>
      {post && <input type="hidden" name="version" value={typed?.version ?? post.version} />}
      <TextAreaField
        label={consoleText.text}
        name="text"
        rows={4}
        required
        data-autofocus
        defaultValue={typed?.text ?? post?.text ?? sentence ?? event?.text}
        error={errorOf('text')}
      />
      <TextField
        label={consoleText.minute}
        name="minute"
        autoComplete="off"
        defaultValue={typed?.minute ?? stored}
        error={errorOf('minute')}
      />
      <div className="flex flex-wrap gap-x-6">
        <CheckField label={consoleText.key} name="isKey" defaultChecked={isChecked('isKey')} />
        <CheckField label={consoleText.pinned} name="isPinned" defaultChecked={isChecked('isPinned')} />
      </div>
    </>
  );
}

function formatTime({ minute, added }: ConsolePost): string {
  if (minute === null) return '';
  return added === null ? `${minute}` : `${minute}+${added}`;
}
