interface HiddenFieldsProps {
  articleId: string;
  /** The version that the form began from; null for a new article. */
  baseVersion: number | null;
  /** The id of the staff member who opened the form. */
  writer: string;
}

/** What the form sends without showing it. */
export function HiddenFields({ articleId, baseVersion, writer }: HiddenFieldsProps) {
  return (
    <>
      {/* Enter without scripts presses the first button of a form: this one does as the status field says. */}
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
    </>
  );
}
