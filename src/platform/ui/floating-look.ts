/** Classes of what floats above a page: menus and lists. On a dark ground a shadow cannot be seen, so the border must be. */
export const floatingLook = 'rounded-md border border-muted bg-paper shadow-lg';
