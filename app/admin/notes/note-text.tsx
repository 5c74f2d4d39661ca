import type { NotePart } from '#domain/notes/find-mentions.ts';

/** The words of a note; who is mentioned stands out. */
export function NoteText({ parts }: { parts: readonly NotePart[] }) {
  return (
    <p className="whitespace-pre-line break-words">
      {parts.map(({ text, staffId }, at) =>
        staffId === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and never move
          <strong key={at} className="font-semibold text-accent">
            {text}
          </strong>
        ),
      )}
    </p>
  );
}
