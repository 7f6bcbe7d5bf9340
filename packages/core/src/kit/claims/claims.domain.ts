/** The owners of dialogs, by priority: only the first one with an open dialog is shown. */
export const modals = ['screen', 'leaveGuard', 'job', 'money', 'prompt', 'paywall'] as const
export type Modal = (typeof modals)[number]

/** A claim that an actor makes for as long as it is in a state. */
export type ClaimInput =
  /** A dialog is open. */
  | { readonly kind: 'dialog'; readonly by: Modal }
  /** A request that changes data on the server is pending. */
  | { readonly kind: 'write'; readonly movesMoney: boolean }
  /** There is unsaved input; `isKept` when a draft holds all of it. */
  | { readonly kind: 'dirty'; readonly isKept: boolean }
  /** Storage holds input that signing out deletes. */
  | { readonly kind: 'stored' }

export type Claim = ClaimInput & {
  readonly id: string
  /** The ids of the actors from the root to the owner, such as `app/outlet/screen/request`. */
  readonly path: string
}

export type ClaimsEvent =
  | { readonly type: 'claim.made'; readonly claim: Claim }
  | { readonly type: 'claim.released'; readonly id: string }

export const claimsAfter = (claims: readonly Claim[], event: ClaimsEvent): readonly Claim[] =>
  event.type === 'claim.made' ? [...claims, event.claim] : claims.filter(({ id }) => id !== event.id)

/** The loss that stopping the owners of some claims would cause. */
export interface Loss {
  readonly isDirty: boolean
  /** Whether drafts hold all of the unsaved input. */
  readonly isKept: boolean
  readonly isPending: boolean
}

/** A summary of all claims. */
export interface Claimed {
  readonly modals: readonly Modal[]
  /** The loss on opening another screen. */
  readonly screen: Loss
  /** The loss on signing out. */
  readonly all: Loss
  /** Whether closing the tab would lose anything. */
  readonly isLostByClosing: boolean
  readonly isMovingMoney: boolean
}

const nothingLost: Loss = { isDirty: false, isKept: true, isPending: false }

export const nothingClaimed: Claimed = {
  modals: [],
  screen: nothingLost,
  all: nothingLost,
  isLostByClosing: false,
  isMovingMoney: false,
}

/** Whether the owner of the claim stops together with the open screen. */
const isOfScreen = ({ path }: Claim): boolean => path.split('/').includes('screen')

const lossOf = (claims: readonly Claim[]): Loss => ({
  isDirty: claims.some(({ kind }) => kind === 'dirty' || kind === 'stored'),
  isKept: claims.every((claim) => claim.kind !== 'dirty' || claim.isKept),
  isPending: claims.some(({ kind }) => kind === 'write'),
})

export const claimedBy = (claims: readonly Claim[]): Claimed => ({
  modals: modals.filter((modal) => claims.some((claim) => claim.kind === 'dialog' && claim.by === modal)),
  screen: lossOf(claims.filter(isOfScreen)),
  all: lossOf(claims),
  isLostByClosing: claims.some(({ kind }) => kind === 'dirty' || kind === 'write'),
  isMovingMoney: claims.some((claim) => claim.kind === 'write' && claim.movesMoney),
})

/** Whether another dialog hides this one. */
export const isBehind = ({ modals: standing }: Claimed, modal: Modal): boolean =>
  standing.some((one) => modals.indexOf(one) < modals.indexOf(modal))
