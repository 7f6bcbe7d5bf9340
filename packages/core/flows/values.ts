import type { AnyActorRef } from 'xstate'
import { PortError } from '../src/kernel/failure.ts'
import type { Plain } from './flow.ts'
import { type Mask, nameIn, noMask } from './mask.ts'

const isActor = (value: object): value is AnyActorRef => 'sessionId' in value && 'send' in value

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The part of a file that rules read, and its first bytes in hexadecimal, in recordings that mask nothing. */
interface FileFacts {
  readonly name?: string
  readonly size?: number
  readonly type?: string
  readonly head?: string
}

interface FileLike extends Required<Pick<FileFacts, 'size' | 'type'>> {
  readonly name?: string
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** Replaces a file or a similar object, of which no more is recorded than its facts. */
class Stand implements FileFacts {
  readonly name?: string
  readonly size?: number
  readonly type?: string
  readonly #of: string
  readonly #facts: FileFacts

  constructor(of: string, facts: FileFacts) {
    this.#of = of
    this.#facts = facts
    Object.assign(this, facts)
  }

  static of(value: object): string {
    return value instanceof Stand ? value.#of : (value.constructor?.name ?? 'object')
  }

  static facts(value: object): FileFacts {
    if (value instanceof Stand) return value.#facts
    if (!isFileLike(value)) return {}
    const { name, size, type } = value
    return { ...(name !== undefined && { name }), size, type }
  }
}

const isFileLike = (value: object): value is FileLike => 'size' in value && 'type' in value && 'slice' in value

/** Bytes of a file that are recorded: small files whole, so that a written test can choose them again. */
const headLength = 4096

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Converts named values to JSON and masks secrets; an object that JSON cannot represent gets a numbered stand-in. */
export const createWriter = (mask: Mask) => {
  const written = new WeakMap<object, Plain>()
  let count = 0

  /** The name of a file without what the name says of its format, which rules read. */
  const hiddenName = (name: string): string =>
    name.replace(/^(.+?)(\.\w{1,5})?$/s, (_, own: string, format = '') => `${mask.hide('fileName', own)}${format}`)

  const hidden = ({ name, head, ...facts }: FileFacts): FileFacts => ({
    ...(name !== undefined && { name: hiddenName(name) }),
    ...facts,
    ...(head !== undefined && mask === noMask && { head }),
  })

  const standOf = (value: object): Plain => {
    count += 1
    const plain: Record<string, Plain> = { $stand: count, of: Stand.of(value), ...hidden(Stand.facts(value)) }
    if (mask === noMask && !(value instanceof Stand) && isFileLike(value)) {
      value
        .slice(0, headLength)
        .arrayBuffer()
        .then(
          (bytes) => {
            plain['head'] = hexOf(new Uint8Array(bytes))
          },
          // A file that can no longer be read stays without its bytes.
          () => {},
        )
    }
    return plain
  }

  const ofObject = (value: object, name: string): Plain => {
    if (Array.isArray(value)) return value.map((one) => write(one, name))
    if (value instanceof Map || value instanceof Set) return [...value].map((one) => write(one, name))
    if (isActor(value)) return { $actor: true }
    if (value instanceof PortError) return write(value.failure, name)
    if (value instanceof Error) return { $error: value.name }
    if (!isPlain(value)) return standOf(value)
    // A recording that is masked afterwards holds stand-ins already.
    if ('$stand' in value) return { ...value, ...hidden(value as FileFacts), head: undefined }
    if ('$actor' in value || '$error' in value) return value
    const record = value as Record<string, unknown>
    return Object.fromEntries(
      Object.keys(record).map((key) => [mask.hideKey(key), write(record[key], nameIn(record, key))]),
    )
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
    const { $stand: number, of, ...facts } = value as { $stand?: number; of?: string } & FileFacts
    if (number === undefined) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, read(one)]))
    const stand = stands.get(number) ?? new Stand(String(of), facts)
    stands.set(number, stand)
    return stand
  }
  return read
}

export type Writer = ReturnType<typeof createWriter>
