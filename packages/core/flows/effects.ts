import type { Effects } from './flow.ts'

/** What the app asked of the outside since it was looked at last. */
export type Noted = { -readonly [Name in keyof Effects]: Effects[Name][number][] }

const nothing = (): Noted => ({ asks: [], ends: [], sets: [], clears: [], does: [], ids: [] })

export const createNotebook = () => {
  let noted = nothing()
  return {
    note: <Name extends keyof Effects>(name: Name, what: Effects[Name][number]): void => {
      ;(noted[name] as unknown[]).push(what)
    },
    /** Hands out what was noted, and begins anew. */
    take: (): Effects => {
      const taken = noted
      noted = nothing()
      return taken
    },
  }
}

export type Notebook = ReturnType<typeof createNotebook>

/** Time for the delays of machines. */
export interface Timers {
  setTimeout(run: () => void, delay: number): unknown
  clearTimeout(id: unknown): void
}

/** What both an `AbortSignal` and its stand-ins offer. */
export interface Taking {
  addEventListener(type: 'abort', listener: () => void): void
}

export type Ask = (input?: unknown, signal?: Taking) => Promise<unknown>
export type Hear = (tell: (fact: unknown) => void, input?: unknown) => () => void
