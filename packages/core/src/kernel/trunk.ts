import type { Intent } from '../intents/intents.domain.ts'
import type { Carried, Session, SupplierPatch } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { PanelFact, ScreenFact } from './facts.ts'
import { type Failure, toFailure } from './failure.ts'
import type { Message } from './message.ts'
import type { Place, PlainRouteName } from './routes.ts'

export type NoticeVariant = 'default' | 'destructive' | 'successful' | 'warning' | 'loading'

/** What ends the open screen, and may have to wait for a person's consent. */
export type Departure = { type: 'place.wanted'; place: Place; replace?: boolean } | { type: 'logout.chosen' }

/** Everything a feature may tell the app. Features never talk to each other. */
export type TrunkEvent =
  /** `otherwise` is said where the server says nothing. */
  | { type: 'failure.met'; failure: Failure; otherwise?: Message }
  | { type: 'success.met'; message: Message }
  | { type: 'warning.met'; message: Message }
  | { type: 'fault.noted'; code: string; failure?: Failure }
  | Departure
  /** Nothing holds it back any more. */
  | { type: 'departure.allowed'; departure: Departure }
  | { type: 'carried.changed'; carried: Partial<Carried> }
  | { type: 'session.opened'; session: Session; landing: PlainRouteName }
  | { type: 'supplier.changed'; patch: SupplierPatch }
  /** Fresh settings arrived; never what a cache recalled. */
  | { type: 'setup.learned'; setup: Setup }
  /** What the settings say may be out of date. */
  | { type: 'setup.outdated' }
  /** What is known of the supplier may be out of date. */
  | { type: 'account.outdated' }
  /** Money moved, so that every figure on the page is out of date. */
  | { type: 'balances.changed' }
  /** A move of money left without a certain answer, or waits for an earlier one of that kind. */
  | { type: 'intent.unclear'; id: string }
  /** It is known now what became of a move of money. */
  | { type: 'intent.settled'; intent: Intent }
  /** A top-up that was begun at the paywall has arrived. */
  | { type: 'purchase.resumed' }
  /** The subscription was paid: everything signed in starts afresh. */
  | { type: 'access.gained' }
  /** From an open screen to the parts of the panel. */
  | PanelFact
  /** From the parts of the panel to the open screen. */
  | Extract<ScreenFact, { type: 'changes.updated' | 'news.arrived' | 'tab.shown' }>
  /** What is typed and not saved is to be thrown away. */
  | { type: 'work.discarded' }
  /** A change was not carried out: a departure that waits for it is given up. */
  | { type: 'write.failed' }
  /** What did not come is wanted once more. */
  | { type: 'retry.chosen' }
  /** The open screen is gone, with every dialog that stood on it. */
  | { type: 'screen.closed' }

export interface Trunk {
  send(event: TrunkEvent): void
}

/** The action every machine uses to speak upward. */
export const tellTrunk = ({ context }: { context: { readonly trunk: Trunk } }, event: TrunkEvent): void =>
  context.trunk.send(event)

export interface WithError {
  readonly event: { readonly error: unknown }
}

/** The piece of an `onError` that tells the trunk what went wrong. */
export const tellFailure = {
  type: 'tellTrunk',
  params: ({ event }: WithError): TrunkEvent => ({ type: 'failure.met', failure: toFailure(event.error) }),
} as const
