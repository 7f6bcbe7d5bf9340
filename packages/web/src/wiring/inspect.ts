import { createBrowserInspector } from '@statelyai/inspect'
import { redacted } from './redacted.ts'

/** Opens the Stately inspector. Development builds only; secrets never leave the page. */
export const inspected = () => {
  const { inspect } = createBrowserInspector({
    sanitizeContext: (context) => redacted(context) as object,
    sanitizeEvent: (event) => redacted(event) as typeof event,
  })
  return { inspect }
}
