import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { tellFailure } from '../kernel/trunk.ts'
import { showsModal } from '../kit/claims/claims.ts'
import type { Prompt } from './onboarding.domain.ts'
import { isOver, isTurnOf, onboardingSetup, rememberSaving } from './onboarding.setup.ts'

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

/** What was saved closes the dialog as soon as it is known. */
const noLongerSaving = { actions: { type: 'rememberSaving', params: false } } as const

const notifyDue = { type: 'tellPanel', params: { type: 'prompts.changed', isDue: true } } as const

/** Which dialog may ask a supplier for what is missing, one at a time and in order; the paywall comes after them. */
export const onboardingMachine = onboardingSetup.createMachine({
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
