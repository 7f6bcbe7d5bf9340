import { not } from 'xstate'
import { faultOf } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { appSetup } from './app.setup.ts'

/** The state of a signed-in supplier: the panel, the stored session, and every event that ends them. */
export const signedIn = appSetup.createStateConfig({
  type: 'parallel',
  // Forward the logout to the panel before stopping it, so that its parts can still send their pending work.
  exit: ['passOn', 'stopPanel', 'clearPanel'],
  on: {
    'logout.chosen': [
      {
        guard: 'losesBySigningOut',
        actions: { type: 'requestLeave', params: ({ event }) => event },
      },
      { target: 'signingOut' },
    ],
    'leave.allowed': {
      guard: { type: 'endsSession', params: ({ event }) => event.leaveRequest },
      target: 'signingOut',
    },
    // The drafts stay; what no draft holds would be lost.
    'signIn.requested': [
      {
        guard: 'losesBySigningIn',
        actions: { type: 'requestLeave', params: ({ event }) => event },
      },
      { target: 'signingOut' },
    ],
    'session.changedElsewhere': [
      {
        guard: { type: 'isSameSupplier', params: ({ event }) => event.session },
        actions: [
          { type: 'raiseSessionAdopted', params: ({ event }) => event.session },
          { type: 'adoptSession', params: ({ event }) => event.session },
          'raiseSupplierUpdated',
        ],
      },
      {
        guard: { type: 'isSomebody', params: ({ event }) => event.session },
        target: 'signedIn',
        reenter: true,
        actions: [
          { type: 'setSession', params: ({ event }) => must(event.session) },
          'raiseSessionCleared',
          'openStart',
        ],
      },
      { target: 'signedOut', actions: ['clearSession', 'raiseSessionCleared', 'openLogin'] },
    ],
  },
  states: {
    panel: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadPanel',
            src: 'loadPanel',
            onDone: { target: 'open', actions: { type: 'startPanel', params: ({ event }) => event.output } },
            onError: { target: 'missing', actions: { type: 'note', params: { code: 'panel not loaded' } } },
          },
        },

        open: {
          on: {
            'xstate.error.actor.panel': {
              target: 'missing',
              actions: ['clearPanel', { type: 'note', params: faultOf('panel stopped') }],
            },
          },
        },

        missing: { on: { 'retry.chosen': 'renewing' } },

        renewing: {
          tags: 'busy',
          invoke: { id: 'reload', src: 'reload', onDone: 'loading', onError: 'loading' },
        },
      },
    },

    access: {
      initial: 'known',
      states: {
        known: { on: { 'access.gained': 'gained' } },

        // A restart drops pending writes, so wait until they have finished.
        gained: {
          always: {
            guard: not('hasPendingWrites'),
            target: '#app.signedIn',
            reenter: true,
            actions: 'openScreen',
          },
        },
      },
    },

    session: {
      initial: 'kept',
      on: {
        'supplier.changed': [
          {
            guard: { type: 'isNew', params: ({ event }) => event.patch },
            target: '.keeping',
            actions: [{ type: 'applyPatch', params: ({ event }) => event.patch }, 'raiseSupplierUpdated'],
          },
          // A realtime event may have applied this patch already; emit `supplier.updated` anyway, because the requester
          // waits for it.
          { actions: 'raiseSupplierUpdated' },
        ],
      },
      states: {
        kept: {},

        keeping: {
          tags: 'busy',
          invoke: {
            id: 'keepNews',
            src: 'saveSession',
            input: ({ context }) => must(context.session),
            onDone: 'kept',
            onError: 'kept',
          },
        },
      },
    },
  },
})
