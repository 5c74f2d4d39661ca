import type { NotePart } from '../rules/mentions.ts';

/** The text of a note, with mentions highlighted. */
export function NoteText({ parts }: { parts: readonly NotePart[] }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {parts.map(({ text, staffId }, index) =>
        staffId === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key and keep their order
          <strong key={index} className="font-semibold text-accent">
            {text}
          </strong>
        ),
      )}
    </p>
  );
}
