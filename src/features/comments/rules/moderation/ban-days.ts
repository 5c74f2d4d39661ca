/** How long a ban can last, in days. */
export const banDays: readonly number[] = [1, 7, 30, 365];
