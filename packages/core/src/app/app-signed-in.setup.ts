import { not } from 'xstate'
import { must } from '../kernel/must.ts'
import { appSetup } from './app.setup.ts'

/** Somebody is signed in: their panel, their session, and all the ways in which this ends. */
export const signedIn = appSetup.createStateConfig({
  type: 'parallel',
  // A supplier who signs out is told of to the panel before it stops.
  exit: ['passOn', 'stopPanel', 'forgetPanel'],
  on: {
    'logout.chosen': [
      {
        guard: 'losesBySigningOut',
        actions: { type: 'askToLeave', params: ({ event }) => event },
      },
      { target: 'signingOut' },
    ],
    'departure.allowed': {
      guard: { type: 'isLogout', params: ({ event }) => event.departure },
      target: 'signingOut',
    },
    'signIn.wanted': 'signingOut',
    'session.changedElsewhere': [
      {
        guard: { type: 'isSameSupplier', params: ({ event }) => event.session },
        actions: [
          { type: 'tellAdopted', params: ({ event }) => event.session },
          { type: 'adoptSession', params: ({ event }) => event.session },
          'tellSupplier',
        ],
      },
      {
        guard: { type: 'isSomebody', params: ({ event }) => event.session },
        target: 'signedIn',
        reenter: true,
        actions: [
          { type: 'rememberSession', params: ({ event }) => must(event.session) },
          'tellForgotten',
          'openStart',
        ],
      },
      { target: 'signedOut', actions: ['forgetSession', 'tellForgotten', 'openLogin'] },
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
            onError: { target: 'missing', actions: { type: 'note', params: 'panel not loaded' } },
          },
        },

        open: {
          on: {
            'xstate.error.actor.panel': {
              target: 'missing',
              actions: ['forgetPanel', { type: 'note', params: 'panel stopped' }],
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

        // Starting afresh drops what is on its way: that has to arrive first.
        gained: {
          always: {
            guard: not('hasPendingWrites'),
            target: '#app.signedIn',
            reenter: true,
            actions: ['openScreen', 'leavePlace'],
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
            actions: [{ type: 'applyNews', params: ({ event }) => event.patch }, 'tellSupplier'],
          },
          // Realtime news may have overtaken the answer; whoever asked hears it all the same.
          { actions: 'tellSupplier' },
        ],
      },
      states: {
        kept: {},

        keeping: {
          tags: 'busy',
          invoke: {
            id: 'keepNews',
            src: 'keepSession',
            input: ({ context }) => must(context.session),
            onDone: 'kept',
            onError: 'kept',
          },
        },
      },
    },
  },
})
