import type { composeApp } from '@supplier/core/app/app.compose'
import type { LogPort } from '@supplier/core/app/app.port'
import { unknownEventIn } from '@supplier/core/kernel/unknown-event'

type Options = NonNullable<Parameters<typeof composeApp>[2]>

/** The same options, and a note for each event that its receiver does not know. Development only. */
export const noting = (log: LogPort, { inspect, ...options }: Options): Options => ({
  ...options,
  inspect: (event) => {
    const unknown = unknownEventIn(event)
    if (unknown !== null) log.note(`${unknown.path} knows no event ${unknown.type}`)
    if (typeof inspect === 'function') inspect(event)
    else inspect?.next?.(event)
  },
})
