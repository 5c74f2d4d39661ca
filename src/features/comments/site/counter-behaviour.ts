import { formatNumber } from '#az/format/format-number.ts';

/** Says under each text field with a limit how many characters are left. Its sentence is in the markup, with `#` for the number. */
export function startCounters(): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-counter]')) {
    const output = field.parentElement?.parentElement?.querySelector<HTMLElement>('[data-left]');
    const count = () => {
      if (output)
        output.textContent = (output.dataset.left ?? '').replace(
          '#',
          formatNumber(field.maxLength - field.value.length),
        );
    };
    field.addEventListener('input', count);
    count();
  }
}
