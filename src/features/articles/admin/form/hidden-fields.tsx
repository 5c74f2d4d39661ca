interface HiddenFieldsProps {
  articleId: string;
  /** The version that the form is based on; null for a new article. */
  baseVersion: number | null;
  /** The id of the staff member who opened the form. */
  writer: string;
  /** The ids of the similar articles that an earlier answer has shown. */
  seenSimilar: readonly string[];
}

/** The hidden fields of the form. */
export function HiddenFields({ articleId, baseVersion, writer, seenSimilar }: HiddenFieldsProps) {
  return (
    <>
      {/* Without scripts, Enter presses the first button of a form. This one follows the status field. */}
      <button
        type="submit"
        name="intent"
        value="selected"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="writer" value={writer} />
      <input type="hidden" name="id" value={articleId} />
      <input type="hidden" name="baseVersion" value={baseVersion ?? ''} />
      {seenSimilar.map((id) => (
        <input key={id} type="hidden" name="seenSimilar" value={id} />
      ))}
    </>
  );
}
