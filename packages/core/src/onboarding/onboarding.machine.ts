import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { PortActors } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { type Claimed, isBehind } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, showsModal, watchClaims } from '../kit/claims/claims.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { PromptsNews, PurchaseNews } from '../subscription/subscription.machine.ts'
import type { UnlinkNews } from '../telegram/link.machine.ts'
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

const isOver = (turn: Turn) => ({ guard: { type: 'isOver', params: turn }, target: 'deciding' }) as const
const isTurnOf = <T extends Turn>(turn: T) => ({ guard: { type: 'isTurnOf', params: turn }, target: turn }) as const

interface WithSnapshot {
  readonly event: { readonly snapshot: { hasTag(tag: 'busy'): boolean } }
}

/** News may tell of what is being saved before the answer does: the dialog goes soon, its form stays until it is answered. */
const asking = (turn: Prompt) =>
  ({
    initial: 'shown',
    states: {
      shown: {
        invoke: showsModal('prompt'),
        always: [
          { guard: { type: 'isBeingSaved', params: turn }, target: 'awaitingAnswer' },
          { guard: { type: 'isOver', params: turn }, target: '#onboarding.deciding' },
        ],
      },
      awaitingAnswer: {
        invoke: showsModal('prompt'),
        always: { guard: 'isSaved', target: '#onboarding.deciding' },
        after: { answerIsLate: 'hidden' },
      },
      hidden: {
        always: { guard: 'isSaved', target: '#onboarding.deciding' },
      },
    },
  }) as const

const rememberSaving = {
  actions: { type: 'rememberSaving', params: ({ event }: WithSnapshot) => event.snapshot.hasTag('busy') },
} as const

/** What was saved closes the dialog as soon as it is known. */
const noLongerSaving = { actions: { type: 'rememberSaving', params: false } } as const

const notifyDue = { type: 'tellPanel', params: { type: 'prompts.changed', isDue: true } } as const

/** Which dialog may ask a supplier for what is missing, one at a time and in order; the paywall comes after them. */
export const onboardingMachine = setup({
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
}).createMachine({
  id: 'onboarding',
  context: ({ input }) => ({
    ...input,
    setup: null,
    postponed: [],
    kept: [],
    isSettled: false,
    isHidden: false,
    isHeld: false,
    isSaving: false,
  }),
  invoke: [
    { id: 'watchClaims', src: 'watchClaims', onError: {} },
    {
      id: 'watchPostponed',
      src: 'watchPostponed',
      input: ({ context }) => context.supplier.id,
      onError: { actions: { type: 'tellTrunk', params: { type: 'fault.noted', code: 'other tabs not heard' } } },
    },
  ],
  initial: 'recalling',
  on: {
    'postponed.heard': { actions: { type: 'rememberPostponed', params: ({ event }) => event.postponed } },
    'supplier.learned': {
      actions: [
        { type: 'rememberSupplier', params: ({ event }) => event.supplier },
        { type: 'tellStoreName', params: ({ event }) => event.supplier },
        { type: 'tellManager', params: ({ event }) => event.supplier },
      ],
    },
    'setup.learned': { actions: { type: 'rememberSetup', params: ({ event }) => event.setup } },
    'place.left': { actions: { type: 'rememberPage', params: ({ event }) => event.to } },
    'account.settled': { actions: 'settle' },
    'purchase.changed': { actions: { type: 'rememberPurchase', params: ({ event }) => event.isUnderWay } },
    'claims.changed': { actions: { type: 'setHidden', params: ({ event }) => event.claimed } },
    'telegram.unlinked': { actions: { type: 'postpone', params: 'telegram' } },
    'telegram.kept': { actions: { type: 'takeUp', params: 'telegram' } },
  },
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallPostponed',
        src: 'recallPostponed',
        input: ({ context }) => context.supplier.id,
        onDone: { target: 'deciding', actions: { type: 'rememberPostponed', params: ({ event }) => event.output } },
        onError: 'deciding',
      },
    },

    deciding: {
      always: [
        { guard: 'isUnwritten', target: 'keeping' },
        isTurnOf('undecided'),
        isTurnOf('storeName'),
        isTurnOf('telegramManager'),
        isTurnOf('telegram'),
        isTurnOf('articles'),
        { target: 'nobody' },
      ],
    },

    undecided: {
      entry: { type: 'tellPanel', params: { type: 'prompts.changed', isDue: true } },
      always: { guard: 'isDecided', target: 'deciding' },
    },

    storeName: {
      entry: notifyDue,
      ...asking('storeName'),
      invoke: {
        id: 'storeNameForm',
        src: 'storeNameForm',
        input: ({ context: { trunk, clock, supplier } }) => ({ trunk, clock, supplierId: supplier.id }),
        onSnapshot: rememberSaving,
        onDone: noLongerSaving,
        onError: { target: 'deciding', actions: [{ type: 'postpone', params: 'storeName' }, tellFailure] },
      },
      exit: { type: 'rememberSaving', params: false },
      on: { 'prompt.postponed': { target: 'deciding', actions: { type: 'postpone', params: 'storeName' } } },
    },

    telegramManager: {
      entry: notifyDue,
      ...asking('telegramManager'),
      invoke: {
        id: 'managerForm',
        src: 'managerForm',
        input: ({ context: { trunk, clock, supplier } }) => ({ trunk, clock, supplierId: supplier.id }),
        onSnapshot: rememberSaving,
        onDone: noLongerSaving,
        onError: { target: 'deciding', actions: [{ type: 'postpone', params: 'telegramManager' }, tellFailure] },
      },
      exit: { type: 'rememberSaving', params: false },
      on: { 'prompt.postponed': { target: 'deciding', actions: { type: 'postpone', params: 'telegramManager' } } },
    },

    telegram: {
      entry: notifyDue,
      invoke: showsModal('prompt'),
      always: isOver('telegram'),
      on: { 'prompt.postponed': { target: 'deciding', actions: { type: 'postpone', params: 'telegram' } } },
    },

    articles: {
      entry: notifyDue,
      invoke: showsModal('prompt'),
      always: isOver('articles'),
      on: {
        'articles.chosen': {
          actions: { type: 'tellTrunk', params: { type: 'place.wanted', place: { to: 'articles-information' } } },
        },
        'prompt.postponed': {
          actions: { type: 'tellTrunk', params: { type: 'place.wanted', place: { to: 'products' } } },
        },
      },
    },

    keeping: {
      tags: 'busy',
      entry: 'noteKept',
      invoke: {
        id: 'keepPostponed',
        src: 'keepPostponed',
        input: ({ context: { supplier, postponed } }) => ({ supplierId: supplier.id, postponed }),
        onDone: 'deciding',
        onError: 'deciding',
      },
    },

    nobody: {
      entry: { type: 'tellPanel', params: { type: 'prompts.changed', isDue: false } },
      always: [{ guard: 'isUnwritten', target: 'keeping' }, isOver('nobody')],
    },
  },
})

export type OnboardingActor = ActorRefFrom<typeof onboardingMachine>
export type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>
