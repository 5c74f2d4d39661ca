/** The only clock of the program: epoch milliseconds. Everything below the server is handed this function. */
export const now = (): number => Date.now();
