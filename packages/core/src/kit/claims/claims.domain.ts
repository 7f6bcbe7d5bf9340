/** Who may stand in front of the page. The first of those that want to is the only one that is seen. */
export const modals = ['screen', 'leaving', 'money', 'prompt', 'paywall'] as const
export type Modal = (typeof modals)[number]

/** What an actor holds for as long as it is in a state. */
export type ClaimInput =
  /** It shows a dialog. */
  | { readonly kind: 'dialog'; readonly by: Modal }
  /** It waits for a request that changes something on the server. */
  | { readonly kind: 'write'; readonly movesMoney: boolean }
  /** Something was typed and is not saved; `isKept` when a draft keeps all of it. */
  | { readonly kind: 'dirty'; readonly isKept: boolean }

export type Claim = ClaimInput & {
  readonly id: string
  /** The ids of the actors from the root to the owner, such as `app/slot/screen/request`. */
  readonly path: string
}

export type ClaimsEvent =
  | { readonly type: 'claim.made'; readonly claim: Claim }
  | { readonly type: 'claim.released'; readonly id: string }

export const claimsAfter = (claims: readonly Claim[], event: ClaimsEvent): readonly Claim[] =>
  event.type === 'claim.made' ? [...claims, event.claim] : claims.filter(({ id }) => id !== event.id)

/** What would be lost if the owners of some claims stopped. */
export interface Loss {
  readonly isDirty: boolean
  /** Whether drafts keep everything that is typed. */
  readonly isKept: boolean
  readonly isPending: boolean
}

/** All claims, as far as anybody has to know of them. */
export interface Claimed {
  readonly modals: readonly Modal[]
  /** What opening another screen would lose. */
  readonly screen: Loss
  /** What signing out would lose. */
  readonly all: Loss
  readonly isMovingMoney: boolean
}

const nothingLost: Loss = { isDirty: false, isKept: true, isPending: false }

export const nothingClaimed: Claimed = { modals: [], screen: nothingLost, all: nothingLost, isMovingMoney: false }

/** Whether the owner stops with the open screen. */
const isOfScreen = ({ path }: Claim): boolean => path.split('/').includes('screen')

const lossOf = (claims: readonly Claim[]): Loss => ({
  isDirty: claims.some(({ kind }) => kind === 'dirty'),
  isKept: claims.every((claim) => claim.kind !== 'dirty' || claim.isKept),
  isPending: claims.some(({ kind }) => kind === 'write'),
})

export const claimedBy = (claims: readonly Claim[]): Claimed => ({
  modals: modals.filter((modal) => claims.some((claim) => claim.kind === 'dialog' && claim.by === modal)),
  screen: lossOf(claims.filter(isOfScreen)),
  all: lossOf(claims),
  isMovingMoney: claims.some((claim) => claim.kind === 'write' && claim.movesMoney),
})

/** Whether something else stands in front of this one. */
export const isBehind = ({ modals: standing }: Claimed, modal: Modal): boolean =>
  standing.some((one) => modals.indexOf(one) < modals.indexOf(modal))

/** Whether closing the tab would lose anything. */
export const guardsClosing = ({ all: { isDirty, isPending } }: Claimed): boolean => isDirty || isPending
