import { configureGlobal, defaultReportMessage } from 'fast-check'
import { expect } from 'vitest'

configureGlobal({
  // The same runs every time: a check turns red by a change of the code, never by chance. `SOAK_SEED` asks for others.
  seed: Number(process.env['SOAK_SEED'] ?? 1904),
  // A property that holds is an assertion, also one that answers with a boolean.
  reporter: (run) => {
    if (run.failed) throw new Error(defaultReportMessage(run), { cause: run.errorInstance })
    expect(run.failed).toBe(false)
  },
})
