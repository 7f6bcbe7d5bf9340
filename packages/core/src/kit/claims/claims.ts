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

/** The registry of all claims. The app invokes it first, under the system id `claimsId`. */
export const claimsLogic = fromTransition<readonly Claim[], ClaimsEvent, never, undefined>(claimsAfter, [])
type ClaimsActor = ActorRefFrom<typeof claimsLogic>

export const claimsId = 'claims'

/** `undefined` when a machine runs alone, for example in its tests. */
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
  // Look the registry up again, because it stops first when the whole app stops.
  const release = () => registryIn(system)?.send({ type: 'claim.released', id })
  // XState stops the children of a machine that ends or is stopped, but not of one that throws; so watch the ancestors
  // for errors.
  const watched = ancestors.map((ancestor) => ancestor.subscribe({ error: release }))
  return () => {
    for (const one of watched) one.unsubscribe()
    release()
  }
})

/** Whether this is the logic of a claim, which makes no request and therefore cannot fail. */
export const isClaim = (logic: unknown): boolean => logic === claim

/** For a machine that invokes nothing else: without `actors`, XState's types do not allow `invoke`. */
export const claimActors = { claim }

const claimOf = <const Input extends ClaimInput>(input: Input) => ({ src: claim, input })

/** The `invoke` of a state that shows a dialog. */
export const showsModal = (by: Modal) => claimOf({ kind: 'dialog', by })

/** The `invoke` of a state in which the open screen shows its own dialog. */
export const showsDialog = showsModal('screen')

/** The `invoke` of a state that waits for a write to the server. */
export const writes = claimOf({ kind: 'write', movesMoney: false })

/** The `invoke` of a state that waits for a move of money. */
export const movesMoney = claimOf({ kind: 'write', movesMoney: true })

/** The `invoke` of a state with unsaved input that a draft holds. */
export const isDirty = claimOf({ kind: 'dirty', isKept: true })

/** The `invoke` of a state with unsaved input that is lost on leaving. */
export const isDirtyWithoutDraft = claimOf({ kind: 'dirty', isKept: false })

/** The `invoke` of a state with input in storage, which only signing out deletes. */
export const isStored = claimOf({ kind: 'stored' })

export interface ClaimsChanged {
  readonly type: 'claims.changed'
  readonly claimed: Claimed
}

/**
 * Sends the summary of all claims to its parent whenever it changes. It sends synchronously: with a delay, other
 * requests could come first, and a recording would not replay in the same order.
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
