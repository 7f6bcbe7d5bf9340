import { type Claim, type ClaimInput, claimedBy } from '../src/kit/claims/claims.domain.ts'
import type { ClaimsChanged } from '../src/kit/claims/claims.ts'

export type Made = ClaimInput & { readonly path?: string }

const ofScreen = 'app/outlet/screen'

export const ofPanel = 'app/panel/part'

const claimOf = ({ path = ofScreen, ...input }: Made, at: number): Claim =>
  ({ ...input, id: `claim-${at}`, path }) as Claim

/**
 * The event that a machine receives when these are the claims; a claim belongs to the open screen unless it has a path.
 */
export const claiming = (...made: readonly Made[]): ClaimsChanged => ({
  type: 'claims.changed',
  claimed: claimedBy(made.map(claimOf)),
})

/** Makes a claim in a running app; the returned function releases it. */
export const claimIn = (app: { getSnapshot(): { readonly children: object } }, made: Made): (() => void) => {
  const registry = (app.getSnapshot().children as { claims: { send(event: object): void } }).claims
  const claim = { ...claimOf(made, 0), id: JSON.stringify(made) }
  registry.send({ type: 'claim.made', claim })
  return () => registry.send({ type: 'claim.released', id: claim.id })
}

export const typedText = { kind: 'dirty', isKept: true } as const
export const withoutDraftText = { kind: 'dirty', isKept: false } as const
export const storedText = { kind: 'stored', path: ofPanel } as const
export const screenWrite = { kind: 'write', movesMoney: false } as const
export const panelWrite = { ...screenWrite, path: ofPanel } as const
export const moneyMove = { kind: 'write', movesMoney: true } as const
export const screenDialog = { kind: 'dialog', by: 'screen' } as const
