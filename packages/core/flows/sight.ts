import type { AnyActorRef } from 'xstate'
import type { Sight } from './flow.ts'
import { nameIn } from './mask.ts'
import type { Writer } from './values.ts'

/** The path of an actor from the app; an actor without an id gets its index among its unnamed siblings. */
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
  readonly snapshot: { readonly context: Readonly<Record<string, unknown>> }
  readonly children: readonly AnyActorRef[]
}

/**
 * Compares the snapshots of the actors that received an event with those of the last call, and returns the changed
 * ones.
 */
export const createSight = (write: Writer) => {
  const seen = new Map<AnyActorRef, Seen>()

  return (touched: Iterable<AnyActorRef>): Record<string, Sight> => {
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
      const { context } = snapshot
      const events = Object.keys(context).filter((name) => before?.snapshot.context[name] !== context[name])
      const written = events.map((name) => [name, write(context[name], nameIn(context, name))])
      states[path] = [`${valueText(snapshot.value)}${status}`, Object.fromEntries(written)]
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
    // A stopped actor may have been replaced by another with the same path.
    for (const path of gone) states[path] ??= null
    return states
  }
}

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
