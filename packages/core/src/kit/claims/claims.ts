import {
  type ActorRefFrom,
  type AnyActorRef,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromTransition,
} from 'xstate'
import {
  type Claim,
  type Claimed,
  type ClaimInput,
  type ClaimsEvent,
  claimedBy,
  claimsAfter,
  type Modal,
  nothingClaimed,
} from './claims.domain.ts'

/** The one actor that knows all claims. The app invokes it first, under this system id. */
export const claimsLogic = fromTransition<readonly Claim[], ClaimsEvent, never, undefined>(claimsAfter, [])
type ClaimsActor = ActorRefFrom<typeof claimsLogic>

export const claimsId = 'claims'

/** `undefined` where a machine runs alone, as in its tests. */
const registryIn = (system: { get(id: string): unknown }): ClaimsActor | undefined =>
  system.get(claimsId) as ClaimsActor | undefined

const ancestorsOf = (actor: AnyActorRef): readonly AnyActorRef[] =>
  actor._parent === undefined ? [] : [...ancestorsOf(actor._parent), actor._parent]

const claim: CallbackActorLogic<EventObject, ClaimInput> = fromCallback(({ input, self, system }) => {
  const registry = registryIn(system)
  if (registry === undefined) return
  const ancestors = ancestorsOf(self)
  const id = self.sessionId
  registry.send({ type: 'claim.made', claim: { ...input, id, path: ancestors.map((one) => one.id).join('/') } })
  // Looked up again: when the whole app stops, the registry stops first.
  const release = () => registryIn(system)?.send({ type: 'claim.released', id })
  // XState stops the children of a machine that ends or is stopped, but not those of one that throws.
  const watched = ancestors.map((ancestor) => ancestor.subscribe({ error: release }))
  return () => {
    for (const one of watched) one.unsubscribe()
    release()
  }
})

/** A claim asks nothing and is told nothing, so it cannot fail. */
export const isClaim = (logic: unknown): boolean => logic === claim

/** For a machine that invokes nothing else: without `actors`, XState's types allow no `invoke`. */
export const claimActors = { claim }

const claimOf = <const Input extends ClaimInput>(input: Input) => ({ src: claim, input })

/** The `invoke` of a state that shows a dialog in front of the page. */
export const showsModal = (by: Modal) => claimOf({ kind: 'dialog', by })

/** The `invoke` of a state in which the open screen shows a dialog of its own. */
export const showsDialog = showsModal('screen')

/** The `invoke` of a state that waits for a change on the server. */
export const writes = claimOf({ kind: 'write', movesMoney: false })

/** The `invoke` of a state that waits for a move of money. */
export const movesMoney = claimOf({ kind: 'write', movesMoney: true })

/** The `invoke` of a state in which something typed is not saved, and a draft keeps it. */
export const isDirty = claimOf({ kind: 'dirty', isKept: true })

/** The `invoke` of a state in which something typed is not saved, and leaving loses it. */
export const isDirtyUnkept = claimOf({ kind: 'dirty', isKept: false })

export interface ClaimsChanged {
  readonly type: 'claims.changed'
  readonly claimed: Claimed
}

/**
 * Tells its owner what is claimed, whenever that changes. It does so at once: told a turn later, other questions would
 * come in between when a recording is replayed.
 */
export const watchClaims: CallbackActorLogic<EventObject, void> = fromCallback(({ sendBack, system }) => {
  const registry = registryIn(system)
  if (registry === undefined) return
  let told = JSON.stringify(nothingClaimed)
  const tell = (claims: readonly Claim[]) => {
    const claimed = claimedBy(claims)
    const text = JSON.stringify(claimed)
    if (text === told) return
    told = text
    sendBack({ type: 'claims.changed', claimed } satisfies ClaimsChanged)
  }
  tell(registry.getSnapshot().context)
  const watch = registry.subscribe(({ context }) => tell(context))
  return () => watch.unsubscribe()
})
