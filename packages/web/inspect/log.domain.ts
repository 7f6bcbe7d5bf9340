import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** A message of the inspector's protocol: an actor came, an event was sent, or a snapshot was taken. */
export type Entry = StatelyInspectionEvent

/** Everything that was told, oldest first. */
export type Log = readonly Entry[]

type Birth = Extract<Entry, { type: '@xstate.actor' }>
export type Shot = Extract<Entry, { type: '@xstate.snapshot' }>
type Sent = Extract<Entry, { type: '@xstate.event' }>

/** What a viewer keeps; older messages go, with nothing lost about who lives and in which state. */
export const mostEntries = 20_000

export const isBirth = (entry: Entry): entry is Birth => entry.type === '@xstate.actor'
export const isShot = (entry: Entry): entry is Shot => entry.type === '@xstate.snapshot'
export const isSent = (entry: Entry): entry is Sent => entry.type === '@xstate.event'

/** The log with more at its end. Of what no longer fits, actors stay, each with the last that was known of it. */
export const grown = (log: Log, more: Log, most = mostEntries): Log => {
  const all = [...log, ...more]
  if (all.length <= most) return all
  const cut = all.length - Math.floor(most * 0.8)
  const latest = new Map<string, Shot>()
  for (const entry of all.slice(0, cut)) if (isShot(entry)) latest.set(entry.sessionId, entry)
  const births = all.slice(0, cut).filter(isBirth)
  return [
    ...births.map((birth) => ({ ...birth, snapshot: latest.get(birth.sessionId)?.snapshot ?? birth.snapshot })),
    ...all.slice(cut),
  ]
}

export interface Snap {
  readonly status: string
  readonly value: unknown
  readonly context: unknown
  readonly tags: readonly string[]
  readonly children: readonly string[]
}

/** What the protocol says of a snapshot, as far as it says it; promises and callbacks have no context but an outcome. */
export const snapOf = (snapshot: unknown): Snap => {
  const { status, value, context, tags, children, ...rest } = (snapshot ?? {}) as Record<string, unknown>
  return {
    status: typeof status === 'string' ? status : 'active',
    value: value ?? null,
    context: context ?? Object.fromEntries(Object.entries(rest).filter(([, one]) => one !== undefined && one !== null)),
    tags: Array.isArray(tags) ? tags.map(String) : [],
    children: Object.keys((children as object | undefined) ?? {}),
  }
}

export const eventTypeOf = (event: unknown): string => String((event as { readonly type?: unknown } | null)?.type ?? '')
