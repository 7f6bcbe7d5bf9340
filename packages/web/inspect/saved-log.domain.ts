import type { Entry, Log } from './log.domain.ts'

const format = 'supplier-inspected'

/** A saved session: a head, and one line for each entry. */
export const logText = (log: Log): string =>
  [{ format, version: 1 }, ...log].map((line) => `${JSON.stringify(line)}\n`).join('')

/** The log of a saved session; `null` for any other file. */
export const parsedLog = (text: string): Log | null => {
  if (!text.startsWith(`{"format":"${format}"`)) return null
  const [, ...lines] = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, at) => entryIn(line, at + 2))
}

const types: ReadonlySet<unknown> = new Set(['@xstate.actor', '@xstate.event', '@xstate.snapshot'])

const entryIn = (line: string, at: number): Entry => {
  try {
    const entry = JSON.parse(line) as Entry
    if (types.has(entry.type) && typeof entry.sessionId === 'string') return entry
  } catch {
    // Told below like any other line that is no entry.
  }
  throw new Error(`Line ${at} is no entry of a saved session.`)
}
