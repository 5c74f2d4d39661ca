import { z } from 'zod';

// Zod tries whether it may turn text into code. The policy of the back-office refuses that, and the browser reports each try.
if (typeof window !== 'undefined') z.config({ jitless: true });

/** Zod, for code that runs in browsers too. */
export { z };
