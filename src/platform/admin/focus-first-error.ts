/** Focuses the first invalid field and scrolls to it. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // The frame of the text cannot have the focus: a picture without description, otherwise the text itself.
  const isText = invalid?.matches('[data-editor]');
  const find = (selector: string) => invalid?.querySelector<HTMLElement>(selector);
  const field = isText ? (find('[data-alt="missing"] input[type="text"]') ?? find('.ProseMirror')) : invalid;
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
