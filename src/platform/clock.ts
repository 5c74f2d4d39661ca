/** The only clock of the program: epoch milliseconds. All other code gets this function as an argument. */
export const now = (): number => Date.now();
