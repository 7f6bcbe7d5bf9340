import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** An entry of the inspector’s protocol: an actor started, an event was sent, or a snapshot was taken. */
export type Entry = StatelyInspectionEvent

/** All entries, oldest first. */
export type Log = readonly Entry[]

type Birth = Extract<Entry, { type: '@xstate.actor' }>
export type Shot = Extract<Entry, { type: '@xstate.snapshot' }>
type Sent = Extract<Entry, { type: '@xstate.event' }>

/** The most entries that the viewer keeps. Older ones are dropped, but the actors and their latest states are kept. */
export const mostEntries = 20_000

export const isBirth = (entry: Entry): entry is Birth => entry.type === '@xstate.actor'
export const isShot = (entry: Entry): entry is Shot => entry.type === '@xstate.snapshot'
export const isSent = (entry: Entry): entry is Sent => entry.type === '@xstate.event'

/**
 * Appends entries to the log. When it is full, the oldest entries are dropped, except that each actor keeps its start
 * entry with its latest snapshot.
 */
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

/**
 * Reads a snapshot of the protocol, of which every field may be missing. Promises and callbacks have no context, so
 * their output or error takes its place.
 */
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
