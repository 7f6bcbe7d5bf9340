/** For tests that only `npm run nightly` runs: their rule is proved in Node too, or they repeat a shorter one. */
export const nightly = { tag: '@nightly' } as const
