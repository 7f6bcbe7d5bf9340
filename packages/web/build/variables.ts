import type { Plugin } from 'vite'
import { mistakesIn } from '../src/settings/variables.ts'

/** Refuses to build or to start with a wrong setting, from the environment or from an `.env` file. */
export const checkedVariables = (): Plugin => ({
  name: 'checked-variables',
  configResolved({ env }) {
    const mistakes = mistakesIn(env)
    if (mistakes.length > 0) throw Object.assign(new Error(mistakes.join('\n')), { stack: mistakes.join('\n') })
  },
})
