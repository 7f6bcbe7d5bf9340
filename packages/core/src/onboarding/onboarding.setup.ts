import { assign, setup } from 'xstate'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { PortActors } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { type Claimed, isBehind } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, watchClaims } from '../kit/claims/claims.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { PromptsNews, PurchaseNews } from '../subscription/subscription.setup.ts'
import type { UnlinkNews } from '../telegram/link.setup.ts'
import { managerMachine } from '../telegram/manager.machine.ts'
import { dueOf, type Prompt, type Situation, type Turn, turnOf } from './onboarding.domain.ts'
import type { PostponedHeard, PostponedPort } from './onboarding.port.ts'
import { storeNameMachine } from './store-name.machine.ts'

export type OnboardingEvent =
  | PurchaseNews
  | { type: 'supplier.learned'; supplier: Supplier }
  | { type: 'setup.learned'; setup: Setup }
  | { type: 'place.left'; to: RouteName }
  /** The account was read, or could not be. */
  | { type: 'account.settled' }
  /** Who unlinks Telegram here need not be asked to link it, unless that failed. */
  | UnlinkNews
  | PostponedHeard
  | ClaimsChanged
  | { type: 'prompt.postponed' }
  | { type: 'articles.chosen' }

export interface OnboardingInput {
  readonly trunk: Trunk
  readonly panel: { send(news: PromptsNews): void }
  readonly clock: ClockPort
  readonly supplier: Supplier
  readonly page: RouteName
}

export interface OnboardingContext extends OnboardingInput, Situation {
  supplier: Supplier
  setup: Setup | null
  page: RouteName
  postponed: readonly Prompt[]
  /** What of that was written down. */
  kept: readonly Prompt[]
  isSettled: boolean
  isHidden: boolean
  isHeld: boolean
  /** What was typed is being saved. */
  isSaving: boolean
}

export const isOver = (turn: Turn) => ({ guard: { type: 'isOver', params: turn }, target: 'deciding' }) as const
export const isTurnOf = <T extends Turn>(turn: T) =>
  ({ guard: { type: 'isTurnOf', params: turn }, target: turn }) as const

interface WithSnapshot {
  readonly event: { readonly snapshot: { hasTag(tag: 'busy'): boolean } }
}

export const rememberSaving = {
  actions: { type: 'rememberSaving', params: ({ event }: WithSnapshot) => event.snapshot.hasTag('busy') },
} as const

export const onboardingSetup = setup({
  types: {
    input: {} as OnboardingInput,
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    tags: {} as 'busy',
    children: {} as { storeNameForm: 'storeNameForm'; managerForm: 'managerForm' },
  },
  actors: {
    ...({} as PortActors<PostponedPort>),
    storeNameForm: storeNameMachine,
    managerForm: managerMachine,
    watchClaims,
  },
  guards: {
    isTurnOf: ({ context }, turn: Turn) => turnOf(context) === turn,
    isUnwritten: ({ context: { postponed, kept } }) => postponed.join() !== kept.join(),
    isDecided: ({ context }) => turnOf(context) !== 'undecided',
    // What stands goes on behind what a person has caused: it is out of sight, and nothing typed is lost.
    isOver: ({ context }, turn: Turn) => dueOf(context) !== turn,
    isBeingSaved: ({ context }, turn: Turn) => context.isSaving && dueOf(context) !== turn,
    isSaved: ({ context }) => !context.isSaving,
  },
  actions: {
    rememberSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    rememberSetup: assign((_, known: Setup) => ({ setup: known })),
    rememberPage: assign((_, page: RouteName) => ({ page })),
    rememberPostponed: assign((_, postponed: readonly Prompt[]) => ({ postponed, kept: postponed })),
    noteKept: assign({ kept: ({ context }) => context.postponed }),
    rememberPurchase: assign((_, isHeld: boolean) => ({ isHeld })),
    setHidden: assign((_, claimed: Claimed) => ({ isHidden: isBehind(claimed, 'prompt') })),
    rememberSaving: assign((_, isSaving: boolean) => ({ isSaving })),
    settle: assign({ isSettled: true }),
    postpone: assign(({ context: { postponed } }, prompt: Prompt) => ({
      postponed: postponed.includes(prompt) ? postponed : [...postponed, prompt],
    })),
    takeUp: assign(({ context }, prompt: Prompt) => ({ postponed: context.postponed.filter((one) => one !== prompt) })),
    tellStoreName: ({ self }, { storeName }: Supplier) =>
      childOf(self, 'storeNameForm')?.send({ type: 'name.learned', storeName: storeName ?? '' }),
    tellManager: ({ self }, { managerTelegram }: Supplier) =>
      childOf(self, 'managerForm')?.send({ type: 'contact.learned', managerTelegram }),
    tellPanel: ({ context }, news: PromptsNews) => context.panel.send(news),
    tellTrunk,
  },
  delays: { answerIsLate: 1000 },
})
