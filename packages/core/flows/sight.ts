import type { AnyActorRef } from 'xstate'
import { PortError } from '../src/kernel/failure.ts'
import type { Sight } from './flow.ts'
import { hashOf } from './hash.ts'
import { isWord, kindOf, nameIn } from './mask.ts'
import { isActor, isPlain } from './values.ts'

/** The path of an actor from the trunk; one without a name is counted among its like. */
export const pathOf = (actor: AnyActorRef): string => {
  const { _parent: parent } = actor
  if (!parent) return 'app'
  const own = isNamed(actor) ? actor.id : `#${unnamed(parent).indexOf(actor)}`
  return parent._parent ? `${pathOf(parent)}/${own}` : own
}

/** The actor at a path; `null` when there is none. */
export const actorAt = (app: AnyActorRef, path: string): AnyActorRef | null => {
  if (path === 'app') return app
  return path
    .split('/')
    .reduce<AnyActorRef | null>(
      (actor, own) =>
        (own.startsWith('#')
          ? actor && unnamed(actor)[Number(own.slice(1))]
          : childrenOf(actor).find(({ id }) => id === own)) ?? null,
      app,
    )
}

const isNamed = ({ id }: AnyActorRef): boolean => !/^x:\d+$/.test(id)

const childrenOf = (actor: AnyActorRef | null): readonly AnyActorRef[] =>
  Object.values<AnyActorRef>(actor?.getSnapshot()?.children ?? {}).filter(Boolean)

const unnamed = (actor: AnyActorRef): readonly AnyActorRef[] => childrenOf(actor).filter((child) => !isNamed(child))

interface Seen {
  readonly path: string
  readonly snapshot: object
  readonly children: readonly AnyActorRef[]
}

/** Looks at the machines that something was said to, and tells which ones changed since it looked last. */
export const createSight = () => {
  const fingerprint = createFingerprint()
  const seen = new Map<AnyActorRef, Seen>()

  const changes = (touched: Iterable<AnyActorRef>): Record<string, Sight> => {
    const states: Record<string, Sight> = {}
    const gone: string[] = []

    const leave = (actor: AnyActorRef): void => {
      const before = seen.get(actor)
      if (!before) return
      seen.delete(actor)
      gone.push(before.path)
      for (const child of before.children) leave(child)
    }

    const visit = (actor: AnyActorRef, path: string): void => {
      const snapshot = actor.getSnapshot()
      const before = seen.get(actor)
      if (snapshot?.value === undefined || before?.snapshot === snapshot) return
      const children = childrenOf(actor)
      seen.set(actor, { path, snapshot, children })
      const status = snapshot.status === 'active' ? '' : `: ${snapshot.status}`
      states[path] = [`${valueText(snapshot.value)}${status}`, fingerprint(snapshot.context)]
      const left = new Set(before?.children)
      for (const child of children) {
        if (!left.delete(child)) visit(child, pathOf(child))
      }
      for (const child of left) leave(child)
    }

    for (const actor of touched) {
      const isThere = !actor._parent || childrenOf(actor._parent).includes(actor)
      if (isThere) visit(actor, seen.get(actor)?.path ?? pathOf(actor))
    }
    // One that is gone may have been followed by another under the same name.
    for (const path of gone) states[path] ??= null
    return states
  }

  return { fingerprint, changes }
}

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A fingerprint of a value that is the same for a secret and for its mask. What did not change is not read again. */
export const createFingerprint = (): ((value: unknown) => string) => {
  const known = new WeakMap<object, number>()

  const ofObject = (value: object): number => {
    const found = known.get(value)
    if (found !== undefined) return found
    let hash = Array.isArray(value) ? 3 : 5
    if (Array.isArray(value)) for (const one of value) hash = mixed(hash, of(one, ''))
    else {
      const record = value as Record<string, unknown>
      for (const key of Object.keys(record).sort()) {
        const one = record[key]
        if (one === undefined || typeof one === 'function') continue
        hash = mixed(mixed(hash, hashOf(key)), of(one, nameIn(record, key)))
      }
    }
    known.set(value, hash)
    return hash
  }

  const of = (value: unknown, name: string): number => {
    if (typeof value === 'string') return hashOf(shownAs(value, name))
    if (typeof value !== 'object' || value === null) return hashOf(`${typeof value} ${String(value)}`)
    if (isActor(value)) return 7
    if (value instanceof Map || value instanceof Set) return ofObject([...value])
    if (value instanceof PortError) return ofObject(value.failure)
    if (value instanceof Error) return 11
    return Array.isArray(value) || isPlain(value) ? ofObject(value) : 13
  }

  return (value) => (of(value, '') >>> 0).toString(36)
}

/** Of what may be masked only its length is seen. */
const shownAs = (text: string, name: string): string =>
  kindOf(name) === null && isWord(text) && text.length < 20 ? text : `… ${text.length}`

const mixed = (one: number, other: number): number => {
  const sum = Math.imul(one ^ other, 0x85ebca6b)
  return Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35) ^ (sum >>> 16)
}
