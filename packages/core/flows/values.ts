import type { AnyActorRef } from 'xstate'
import type { Plain } from './flow.ts'
import { type Mask, nameIn } from './mask.ts'

export const isActor = (value: object): value is AnyActorRef => 'sessionId' in value && 'send' in value

export const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Stands for a file or the like, which no recording holds. */
class Stand {
  readonly of: string
  constructor(of: string) {
    this.of = of
  }
}

/** Turns values into what JSON can hold, secrets masked; things without a shape of their own get numbers. */
export const createWriter = (mask: Mask): ((value: unknown) => Plain) => {
  const numbers = new WeakMap<object, number>()
  let count = 0

  const numbered = (value: object): Plain => {
    const number = numbers.get(value) ?? ++count
    numbers.set(value, number)
    return { $stand: number, of: value.constructor?.name ?? 'object' }
  }

  const write = (value: unknown, name: string): Plain => {
    if (typeof value === 'string') return mask.hide(name, value)
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
    if (Array.isArray(value)) return value.map((one) => write(one, name))
    if (!isPlain(value) || isActor(value)) return numbered(value)
    const record = value as Record<string, unknown>
    return Object.fromEntries(Object.keys(record).map((key) => [key, write(record[key], nameIn(record, key))]))
  }
  return (value) => write(value, '')
}

/** The way back: the same number gives the same stand-in. */
export const createReader = (): ((value: Plain) => unknown) => {
  const stands = new Map<number, Stand>()

  const read = (value: Plain): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(read)
    const { $stand: number, of } = value as { $stand?: number; of?: string }
    if (number === undefined) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, read(one)]))
    const stand = stands.get(number) ?? new Stand(String(of))
    stands.set(number, stand)
    return stand
  }
  return read
}
