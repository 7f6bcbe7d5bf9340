import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { Entry } from '../log.domain.ts'

/** The logic of an actor; only a machine has a config. */
interface Logic {
  readonly config?: { readonly id?: string }
}

/**
 * Converts inspection events of XState, each with its time in epoch milliseconds, to entries of the inspector’s
 * protocol. The library’s own inspector makes the same entries, but only when the page is idle. The snapshot of a new
 * actor has no state value yet.
 */
export const createTeller = (mask: (entry: Entry) => Entry) => {
  const definitions = new WeakMap<object, string>()

  const definitionOf = (config: object): string => {
    const text = definitions.get(config) ?? JSON.stringify(config, plainly)
    definitions.set(config, text)
    return text
  }

  const birthOf = (actor: AnyActorRef) => {
    const { config } = (actor as unknown as { readonly logic: Logic }).logic
    const name = actor.id === actor.sessionId ? (config?.id ?? actor.id) : actor.id
    return {
      name,
      parentId: actor._parent?.sessionId,
      definition: config === undefined ? JSON.stringify({ id: name }) : definitionOf(config),
      snapshot: { status: 'active' },
    }
  }

  const toldOf = (happened: InspectionEvent) => {
    if (happened.type === '@xstate.actor') return birthOf(happened.actorRef as AnyActorRef)
    if (happened.type === '@xstate.event') return { event: happened.event, sourceId: happened.sourceRef?.sessionId }
    if (happened.type === '@xstate.snapshot') return { event: happened.event, snapshot: happened.snapshot }
    return null
  }

  return (happened: InspectionEvent, at: number): readonly Entry[] => {
    const told = toldOf(happened)
    if (told === null) return []
    const { type, rootId, actorRef } = happened
    const { sessionId } = actorRef as AnyActorRef
    return [mask({ type, rootId, sessionId, createdAt: String(at), id: '', _version: '', ...told } as Entry)]
  }
}

const plainly = (_key: string, value: unknown): unknown => (typeof value === 'function' ? { type: value.name } : value)
