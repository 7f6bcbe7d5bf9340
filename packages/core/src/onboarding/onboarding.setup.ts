import { assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { PortActors } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
import { type Claimed, isBehind } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, watchClaims } from '../kit/claims/claims.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { PromptsChanged, PurchaseChanged } from '../subscription/subscription.setup.ts'
import type { UnlinkEvent } from '../telegram/link.setup.ts'
import { managerMachine } from '../telegram/manager.machine.ts'
import { type ActivePrompt, dueOf, type Prompt, type Situation, turnOf } from './onboarding.domain.ts'
import type { PostponedHeard, PostponedPort } from './onboarding.port.ts'
import { storeNameMachine } from './store-name.machine.ts'

export type OnboardingEvent =
  | PurchaseChanged
  | { type: 'supplier.updated'; supplier: Supplier }
  | { type: 'setup.loaded'; setup: Setup }
  | { type: 'route.changed'; to: RouteName }
  /** The account was read, or the read failed. */
  | { type: 'account.settled' }
  /** A supplier who unlinks Telegram is not asked to link it again, unless the unlinking fails. */
  | UnlinkEvent
  | PostponedHeard
  | ClaimsChanged
  | { type: 'prompt.postponed' }
  | { type: 'articles.chosen' }

export interface OnboardingInput {
  readonly app: AppRef
  readonly panel: { send(events: PromptsChanged): void }
  readonly clock: ClockPort
  readonly supplier: Supplier
  readonly page: RouteName
}

export interface OnboardingContext extends OnboardingInput, Situation {
  supplier: Supplier
  setup: Setup | null
  page: RouteName
  postponed: readonly Prompt[]
  /** The postponed prompts that are saved. */
  kept: readonly Prompt[]
  isSettled: boolean
  isHidden: boolean
  isHeld: boolean
  /** The form's value is being saved. */
  isSaving: boolean
}

export const isOver = (turn: ActivePrompt) => ({ guard: { type: 'isOver', params: turn }, target: 'deciding' }) as const
export const isActivePrompt = <T extends ActivePrompt>(turn: T) =>
  ({ guard: { type: 'isActivePrompt', params: turn }, target: turn }) as const

interface WithSnapshot {
  readonly event: { readonly snapshot: { hasTag(tag: 'busy'): boolean } }
}

export const setSaving = {
  actions: { type: 'setSaving', params: ({ event }: WithSnapshot) => event.snapshot.hasTag('busy') },
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
    isActivePrompt: ({ context }, turn: ActivePrompt) => turnOf(context) === turn,
    isUnwritten: ({ context: { postponed, kept } }) => postponed.join() !== kept.join(),
    isDecided: ({ context }) => turnOf(context) !== 'undecided',
    // A covered prompt is hidden but not closed, so that typed text is not lost.
    isOver: ({ context }, turn: ActivePrompt) => dueOf(context) !== turn,
    isBeingSaved: ({ context }, turn: ActivePrompt) => context.isSaving && dueOf(context) !== turn,
    isSaved: ({ context }) => !context.isSaving,
  },
  actions: {
    setSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    setSetup: assign((_, known: Setup) => ({ setup: known })),
    setPage: assign((_, page: RouteName) => ({ page })),
    setPostponed: assign((_, postponed: readonly Prompt[]) => ({ postponed, kept: postponed })),
    setSaved: assign({ kept: ({ context }) => context.postponed }),
    setPurchase: assign((_, isHeld: boolean) => ({ isHeld })),
    setHidden: assign((_, claimed: Claimed) => ({ isHidden: isBehind(claimed, 'prompt') })),
    setSaving: assign((_, isSaving: boolean) => ({ isSaving })),
    settle: assign({ isSettled: true }),
    postpone: assign(({ context: { postponed } }, prompt: Prompt) => ({
      postponed: postponed.includes(prompt) ? postponed : [...postponed, prompt],
    })),
    takeUp: assign(({ context }, prompt: Prompt) => ({ postponed: context.postponed.filter((one) => one !== prompt) })),
    sendToStoreName: ({ self }, { storeName }: Supplier) =>
      childOf(self, 'storeNameForm')?.send({ type: 'name.updated', storeName: storeName ?? '' }),
    sendToManager: ({ self }, { managerTelegram }: Supplier) =>
      childOf(self, 'managerForm')?.send({ type: 'contact.updated', managerTelegram }),
    notifyPanel: ({ context }, events: PromptsChanged) => context.panel.send(events),
    notifyApp,
  },
  delays: { answerIsLate: 1000 },
})
