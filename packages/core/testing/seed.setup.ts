import { configureGlobal, defaultReportMessage } from 'fast-check'
import { expect } from 'vitest'

configureGlobal({
  // A fixed seed, so that a check fails because of a change and not by chance. `SOAK_SEED` sets another one.
  seed: Number(process.env['SOAK_SEED'] ?? 1904),
  // Count a property that holds as an assertion, even when it returns a boolean.
  reporter: (run) => {
    if (run.failed) throw new Error(defaultReportMessage(run), { cause: run.errorInstance })
    expect(run.failed).toBe(false)
  },
})
