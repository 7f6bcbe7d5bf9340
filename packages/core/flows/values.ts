import type { AnyActorRef } from 'xstate'
import { PortError } from '../src/kernel/failure.ts'
import type { Plain } from './flow.ts'
import { type Mask, nameIn } from './mask.ts'

const isActor = (value: object): value is AnyActorRef => 'sessionId' in value && 'send' in value

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Replaces a file or a similar object, whose content is not recorded. */
class Stand {
  readonly of: string
  constructor(of: string) {
    this.of = of
  }
}

/** Converts named values to JSON and masks secrets; an object that JSON cannot represent gets a numbered stand-in. */
export const createWriter = (mask: Mask) => {
  const written = new WeakMap<object, Plain>()
  let count = 0

  const ofObject = (value: object, name: string): Plain => {
    if (Array.isArray(value)) return value.map((one) => write(one, name))
    if (value instanceof Map || value instanceof Set) return [...value].map((one) => write(one, name))
    if (isActor(value)) return { $actor: true }
    if (value instanceof PortError) return write(value.failure, name)
    if (value instanceof Error) return { $error: value.name }
    if (!isPlain(value)) {
      count += 1
      return { $stand: count, of: value instanceof Stand ? value.of : (value.constructor?.name ?? 'object') }
    }
    const record = value as Record<string, unknown>
    return Object.fromEntries(Object.keys(record).map((key) => [key, write(record[key], nameIn(record, key))]))
  }

  /** Machines replace the objects in their context and never change them, so each object is converted once. */
  const write = (value: unknown, name: string): Plain => {
    if (typeof value === 'string' || Number.isFinite(value)) return mask.hide(name, value as string | number)
    if (typeof value === 'number') return null
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
    const found = Array.isArray(value) ? undefined : written.get(value)
    const plain = found ?? ofObject(value, name)
    if (found === undefined) written.set(value, plain)
    return plain
  }
  return write
}

/** Converts back from JSON; the same number gives the same stand-in. */
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

export type Writer = ReturnType<typeof createWriter>
