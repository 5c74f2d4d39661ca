import type { ComponentProps } from 'react';

const looks = {
  strong: 'font-semibold text-accent underline',
  quiet: 'font-semibold text-accent hover:underline',
  plain: 'text-accent underline',
} as const;

/**
 * A link that loads a page or a file, and stands by itself: it is as high as a finger needs. `quiet`: underlined under the mouse
 * only. Screens of the back-office link each other with `TextLink`.
 */
export function SiteLink({
  look = 'strong',
  className = '',
  ...link
}: ComponentProps<'a'> & { look?: keyof typeof looks }) {
  return (
    <a {...link} className={`inline-flex min-h-11 items-center wrap-anywhere ${looks[look]} ${className}`} />
  );
}
