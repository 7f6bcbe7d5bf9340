import type { Effects } from './flow.ts'

/** The effects of the app since they were last taken. */
export type Noted = { -readonly [Name in keyof Effects]: Effects[Name][number][] }

const nothing = (): Noted => ({ asks: [], ends: [], sets: [], clears: [], does: [], ids: [] })

export const createNotebook = () => {
  let noted = nothing()
  return {
    note: <Name extends keyof Effects>(name: Name, what: Effects[Name][number]): void => {
      ;(noted[name] as unknown[]).push(what)
    },
    /** Returns the collected effects and starts over. */
    take: (): Effects => {
      const taken = noted
      noted = nothing()
      return taken
    },
  }
}

export type Notebook = ReturnType<typeof createNotebook>

/** The timers behind the delays of machines. */
export interface Timers {
  setTimeout(run: () => void, delay: number): unknown
  clearTimeout(id: unknown): void
}

/** The part of `AbortSignal` that its stand-ins also have. */
export interface Taking {
  addEventListener(type: 'abort', listener: () => void): void
}

export type Ask = (input?: unknown, signal?: Taking) => Promise<unknown>
export type Hear = (emit: (event: unknown) => void, input?: unknown) => () => void
