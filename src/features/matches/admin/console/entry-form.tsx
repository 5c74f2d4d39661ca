import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { Refusal } from '#platform/admin/action-answers.server.ts';
import { focusFirstError } from '#platform/admin/focus-first-error.ts';
import { Button } from '#platform/ui/button.tsx';
import { CheckField, findFieldError, TextAreaField, TextField } from '#platform/ui/field.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { listNextMarks } from '../../rules/console/list-next-marks.ts';
import type { ConsoleEvent, ConsoleState } from '../../rules/console/read-console.ts';
import type { ConsolePost } from '../../rules/coverage/list-commentary.ts';
import type { Side } from '../../rules/event-fields.ts';
import { consoleText, eventSentence } from '../../text.ts';
import {
  type EntryFields,
  findQuestion,
  type PanelChoice,
  type PanelKind,
  readEntryFields,
} from './entry-fields.ts';
import { describeNow } from './entry-state.ts';
import { type EntryWords, EventFields } from './event-fields.tsx';
import { toEntryDraft } from './to-entry-draft.ts';

export interface EntryFormProps {
  state: ConsoleState;
  panel: PanelChoice;
  /** The minute that the form offers, `45+2`; empty when no clock runs. */
  minute: string;
  /** The team of the last event. Its players stand first. */
  lastSide: Side;
  /** The id of the new entry, so that a form that is sent twice is written once. */
  entryId: string;
  /** What the server has refused. */
  refusal: (Refusal & { fields: EntryFields }) | null;
  /** Takes the entry instead of the server. Without scripts the form is sent. */
  onSend: (fields: EntryFields) => void;
}

/** The intent of each form that does not add an event. */
const INTENTS: Partial<Record<PanelKind, string>> = {
  edit: 'correct',
  retract: 'retract',
  cancelGoal: 'cancelGoal',
  clock: 'clock',
  post: 'post',
  editPost: 'editPost',
};

const BUTTON = 'wrap-anywhere min-h-12 py-1 leading-tight';

/** A form of the console: a new event, or a change of one. */
export function EntryForm(props: EntryFormProps) {
  const { state, panel, minute, lastSide, entryId, refusal, onSend } = props;
  const { kind, eventId, side } = panel;
  const form = useRef<HTMLFormElement>(null);
  const missedButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!refusal) return;
    const first = form.current?.querySelector('[role="alert"], [aria-invalid="true"]');
    // The button of a small screen would cover the message below a field.
    if (first?.matches('[aria-invalid="true"]')) focusFirstError(form.current);
    // About no field: only into view, because the arrow keys choose the team while the player has the focus.
    else first?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  const subject = state.events.find(({ id }) => id === eventId);
  const errorOf = (field: string) => findFieldError(refusal?.problems, field);
  const intent = INTENTS[kind] ?? 'add';
  const post = kind === 'editPost' ? state.posts.find(({ id }) => id === eventId) : undefined;
  const question = findQuestion(refusal?.problem);
  // A colleague may change the event while the form is open.
  const [version] = useState(refusal?.fields.version ?? subject?.version);
  const isChanged = refusal?.problem === 'match.eventChanged';
  const begun = toEntryDraft({ kind, state, event: subject?.event ?? null, minute });
  const draft = side === null ? begun : { ...begun, side };
  const buttons = ({ text, scored, missed }: EntryWords) => (
    <div className="sticky bottom-2 z-10 grid gap-2">
      <Button type="submit" look="primary" className={BUTTON} {...scored}>
        {question?.yes ?? (isChanged ? consoleText.writeMine : (text ?? consoleText.write))}
      </Button>
      {missed && (
        <Button ref={missedButton} type="submit" name={missed.name} value={missed.value} className={BUTTON}>
          {consoleText.missed}
          <kbd className="ms-1.5 hidden text-xs opacity-80 md:inline">{consoleText.missedKey}</kbd>
        </Button>
      )}
    </div>
  );
  const shown = refusal ? { ...draft, fields: refusal.fields } : draft;
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      // A question about the session would delay every entry, and the next key would still go to this form.
      data-is-queued=""
      // Its sticky buttons must not cover what gets the focus.
      className="grid gap-4 [&_:is(input,select,textarea)]:scroll-mb-36"
      // Enter submits from a select too, as it does from a text field. With Shift it is the second button.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.shiftKey && missedButton.current && !event.defaultPrevented) {
          event.preventDefault();
          event.currentTarget.requestSubmit(missedButton.current);
          return;
        }
        if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        onSend(readEntryFields(new FormData(event.currentTarget, submitter)));
      }}
    >
      <input type="hidden" name="id" value={entryId} />
      <input type="hidden" name="intent" value={intent} />
      {eventId && <input type="hidden" name="eventId" value={eventId} />}
      {question && <input type="hidden" name="isSure" value="on" />}
      <ProblemNotice problem={refusal?.problem} />
      {subject && kind === 'edit' && <input type="hidden" name="version" value={version} />}
      {subject && isChanged && <input type="hidden" name="seen" value={subject.version} />}
      {subject && <p className="font-semibold">{isChanged ? describeNow(subject) : subject.text}</p>}
      {kind === 'mark' ? (
        <MarkButtons state={state} error={errorOf('mark')} />
      ) : (
        <>
          {kind === 'retract' && (
            <TextField
              label={consoleText.reason}
              name="reason"
              required
              autoComplete="off"
              data-autofocus
              error={errorOf('reason')}
            />
          )}
          {kind === 'cancelGoal' && (
            <TextField label={consoleText.note} name="note" autoComplete="off" data-autofocus />
          )}
          {kind === 'clock' && (
            <TextField
              label={consoleText.clockMinute}
              name="minute"
              inputMode="numeric"
              autoComplete="off"
              data-autofocus
              defaultValue={minute.split('+')[0]}
              error={errorOf('minute')}
            />
          )}
          {(kind === 'post' || post) && (
            <PostFields
              post={post ?? null}
              event={subject ?? null}
              minute={minute}
              typed={refusal?.fields ?? null}
              errorOf={errorOf}
            />
          )}
          {shown.types.length > 0 ? (
            <EventFields
              draft={shown}
              eventId={eventId}
              first={lastSide}
              state={state}
              errorOf={errorOf}
              buttons={buttons}
            />
          ) : (
            buttons({ text: null, scored: null, missed: null })
          )}
        </>
      )}
    </Form>
  );
}

/**
 * One button for each mark that could follow when the form was opened: a colleague's mark must put no other one under the finger.
 */
function MarkButtons({ state, error }: { state: ConsoleState; error: string | undefined }) {
  const [next] = useState(() => listNextMarks(state.match, state.tie));
  if (next.length === 0)
    return <p>{state.match.phase === 'shootOut' ? consoleText.levelShootOut : consoleText.noMarks}</p>;
  return (
    <>
      <input type="hidden" name="type" value="mark" />
      {error && (
        <p role="alert" className="font-medium text-live">
          {error}
        </p>
      )}
      {next.map((mark, index) => (
        <Button
          key={mark}
          type="submit"
          name="mark"
          value={mark}
          look={index === 0 ? 'primary' : 'plain'}
          data-autofocus={index === 0 || undefined}
          className="min-h-14 text-lg"
        >
          {eventSentence.mark[mark]}
        </Button>
      ))}
    </>
  );
}

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
function PostFields({ post, event, minute, typed, errorOf }: PostFieldsProps) {
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
