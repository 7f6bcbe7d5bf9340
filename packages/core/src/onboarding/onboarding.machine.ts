import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { notifyFailure } from '../kernel/app-ref.ts'
import { showsModal } from '../kit/claims/claims.ts'
import type { Prompt } from './onboarding.domain.ts'
import { isActivePrompt, isOver, onboardingSetup, setSaving } from './onboarding.setup.ts'

/**
 * A realtime event may report the saved value before the response comes: the dialog closes soon, and its form stays
 * until the response.
 */
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

/** The saved value closes the dialog as soon as the supplier's data contains it. */
const noLongerSaving = { actions: { type: 'setSaving', params: false } } as const

const notifyDue = { type: 'notifyPanel', params: { type: 'prompts.changed', isDue: true } } as const

/** Decides which dialog asks a supplier for missing data, one at a time and in order. The paywall comes after them. */
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
      onError: { actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'other tabs not heard' } } },
    },
  ],
  initial: 'recalling',
  on: {
    'postponed.changedElsewhere': { actions: { type: 'setPostponed', params: ({ event }) => event.postponed } },
    'supplier.updated': {
      actions: [
        { type: 'setSupplier', params: ({ event }) => event.supplier },
        { type: 'sendToStoreName', params: ({ event }) => event.supplier },
        { type: 'sendToManager', params: ({ event }) => event.supplier },
      ],
    },
    'setup.loaded': { actions: { type: 'setSetup', params: ({ event }) => event.setup } },
    'route.changed': { actions: { type: 'setPage', params: ({ event }) => event.to } },
    'account.settled': { actions: 'settle' },
    'purchase.changed': { actions: { type: 'setPurchase', params: ({ event }) => event.isUnderWay } },
    'claims.changed': { actions: { type: 'setHidden', params: ({ event }) => event.claimed } },
    'telegram.unlinked': { actions: { type: 'postpone', params: 'telegram' } },
    'telegram.kept': { actions: { type: 'takeUp', params: 'telegram' } },
  },
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'loadPostponed',
        src: 'loadPostponed',
        input: ({ context }) => context.supplier.id,
        onDone: { target: 'deciding', actions: { type: 'setPostponed', params: ({ event }) => event.output } },
        onError: 'deciding',
      },
    },

    deciding: {
      always: [
        { guard: 'isUnwritten', target: 'keeping' },
        isActivePrompt('undecided'),
        isActivePrompt('storeName'),
        isActivePrompt('telegramManager'),
        isActivePrompt('telegram'),
        isActivePrompt('articles'),
        { target: 'nobody' },
      ],
    },

    undecided: {
      entry: { type: 'notifyPanel', params: { type: 'prompts.changed', isDue: true } },
      always: { guard: 'isDecided', target: 'deciding' },
    },

    storeName: {
      entry: notifyDue,
      ...asking('storeName'),
      invoke: {
        id: 'storeNameForm',
        src: 'storeNameForm',
        input: ({ context: { app, clock, supplier } }) => ({ app, clock, supplierId: supplier.id }),
        onSnapshot: setSaving,
        onDone: noLongerSaving,
        onError: { target: 'deciding', actions: [{ type: 'postpone', params: 'storeName' }, notifyFailure] },
      },
      exit: { type: 'setSaving', params: false },
      on: { 'prompt.postponed': { target: 'deciding', actions: { type: 'postpone', params: 'storeName' } } },
    },

    telegramManager: {
      entry: notifyDue,
      ...asking('telegramManager'),
      invoke: {
        id: 'managerForm',
        src: 'managerForm',
        input: ({ context: { app, clock, supplier } }) => ({ app, clock, supplierId: supplier.id }),
        onSnapshot: setSaving,
        onDone: noLongerSaving,
        onError: { target: 'deciding', actions: [{ type: 'postpone', params: 'telegramManager' }, notifyFailure] },
      },
      exit: { type: 'setSaving', params: false },
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
          actions: {
            type: 'notifyApp',
            params: { type: 'navigation.requested', location: { to: 'articles-information' } },
          },
        },
        'prompt.postponed': {
          actions: { type: 'notifyApp', params: { type: 'navigation.requested', location: { to: 'products' } } },
        },
      },
    },

    keeping: {
      tags: 'busy',
      entry: 'setSaved',
      invoke: {
        id: 'savePostponed',
        src: 'savePostponed',
        input: ({ context: { supplier, postponed } }) => ({ supplierId: supplier.id, postponed }),
        onDone: 'deciding',
        onError: 'deciding',
      },
    },

    nobody: {
      entry: { type: 'notifyPanel', params: { type: 'prompts.changed', isDue: false } },
      always: [{ guard: 'isUnwritten', target: 'keeping' }, isOver('nobody')],
    },
  },
})

export type OnboardingActor = ActorRefFrom<typeof onboardingMachine>
export type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>
