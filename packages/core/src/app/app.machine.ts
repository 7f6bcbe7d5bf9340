import { type ActorRefFrom, raise, type SnapshotFrom } from 'xstate'
import { must } from '../kernel/must.ts'
import { nothingClaimed } from '../kit/claims/claims.domain.ts'
import { claimsId } from '../kit/claims/claims.ts'
import { routesOf } from '../kit/supervisor/parts.ts'
import { admit, placeOf } from '../navigation/navigation.domain.ts'
import { nothingCarried } from '../session/session.domain.ts'
import { screenInput } from './app.domain.ts'
import { type AppContext, type AppEvent, appSetup, appTable, type Wanted } from './app.setup.ts'
import { signedIn } from './app-signed-in.setup.ts'

const opens = [
  { type: 'rememberPlace', params: wantedPlace },
  { type: 'writeAddress', params: wantedPlace },
  'openScreen',
  'leavePlace',
] as const

/** A child that breaks is noted, and outlived. */
const notes = (code: string) => ({ actions: { type: 'note', params: code } }) as const
const loses = (part: string) =>
  ({
    actions: [
      { type: 'rememberFault', params: part },
      { type: 'note', params: `${part} stopped` },
    ],
  }) as const

/** The trunk: knows who is signed in and which place is open, and starts or stops everything that depends on it. */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input }) => ({
    input,
    session: input.session,
    landing: 'statistics',
    place: admit(placeOf(input.href), input.session !== null, input.hasGallery),
    carried: { ...nothingCarried, telephone: input.telephone },
    panel: null,
    claimed: nothingClaimed,
    faulted: [],
  }),
  invoke: [
    // First to start and first to stop: every claim is made with it.
    { id: 'claims', src: 'claims', systemId: claimsId, onError: {} },
    { id: 'watchClaims', src: 'watchClaims', onError: {} },
    { id: 'notices', src: 'notices', onError: loses('notices') },
    {
      id: 'appearance',
      src: 'appearance',
      input: ({ context, self }) => ({ appearance: context.input.appearance, trunk: self }),
      onError: notes('appearance stopped'),
    },
    {
      id: 'connectivity',
      src: 'connectivity',
      input: ({ self }) => ({ trunk: self }),
      onError: notes('connectivity stopped'),
    },
    {
      id: 'slot',
      src: 'slot',
      input: ({ context, self }) => ({ wanted: screenInput(context, self) }),
      onError: loses('slot'),
    },
    { id: 'watchAddress', src: 'watchAddress', onError: notes('address not watched') },
    { id: 'watchSession', src: 'watchSession', onError: notes('storage not watched') },
  ],
  entry: { type: 'writeAddress', params: ({ context }) => ({ place: context.place, replace: true }) },
  initial: 'arriving',
  on: {
    ...routesOf<AppEvent>(appTable),
    'place.wanted': [
      {
        guard: { type: 'isSameScreen', params: wantedPlace },
        actions: [
          { type: 'refineScreen', params: wantedPlace },
          { type: 'rememberPlace', params: wantedPlace },
          { type: 'writeAddress', params: wantedPlace },
        ],
      },
      {
        guard: 'losesByLeaving',
        actions: [
          { type: 'writeAddress', params: ({ context }) => ({ place: context.place, replace: false }) },
          { type: 'askToLeave', params: ({ event }) => event },
        ],
      },
      { actions: opens },
    ],
    'departure.allowed': {
      guard: { type: 'isNavigation', params: ({ event }) => event.departure },
      actions: opens,
    },
    'claims.changed': { actions: { type: 'setClaimed', params: ({ event }) => event.claimed } },
    'address.changed': {
      actions: raise(({ event }) => ({ type: 'place.wanted' as const, place: placeOf(event.href), replace: true })),
    },
    'failure.met': [
      { guard: { type: 'isUnauthorized', params: ({ event }) => event.failure }, actions: 'tellRefused' },
      { actions: 'passOn' },
    ],
    'fault.noted': [
      {
        guard: { type: 'isUnauthorized', params: ({ event }) => event.failure },
        actions: [{ type: 'note', params: ({ event }) => event.code }, 'tellRefused'],
      },
      { actions: { type: 'note', params: ({ event }) => event.code } },
    ],
    'carried.changed': { actions: { type: 'rememberCarried', params: ({ event }) => event.carried } },
  },
  states: {
    arriving: {
      always: [{ guard: 'isSignedIn', target: 'signedIn' }, { target: 'signedOut' }],
    },

    signedOut: {
      on: {
        'session.opened': {
          target: 'keeping',
          actions: [
            { type: 'rememberSession', params: ({ event }) => event.session },
            { type: 'rememberLanding', params: ({ event }) => event.landing },
          ],
        },
        'session.changedElsewhere': {
          guard: { type: 'isSomebody', params: ({ event }) => event.session },
          target: 'signedIn',
          actions: [{ type: 'rememberSession', params: ({ event }) => must(event.session) }, 'openStart'],
        },
      },
    },

    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepSession',
        src: 'keepSession',
        input: ({ context }) => must(context.session),
        onDone: [
          {
            guard: { type: 'isMemoryOnly', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: ['openLanding', 'tellNotKept'],
          },
          { target: 'signedIn', actions: 'openLanding' },
        ],
        onError: { target: 'signedIn', actions: ['openLanding', 'tellNotKept'] },
      },
    },

    signedIn,

    signingOut: {
      tags: 'busy',
      entry: ['forgetSession', 'tellForgotten', 'openLogin'],
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        // Whoever only signs in anew comes back to what they typed.
        input: ({ event }) => ({ drafts: event.type !== 'signIn.wanted' ? ('forgotten' as const) : ('kept' as const) }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
  },
})

export type AppActor = ActorRefFrom<typeof appMachine>
export type AppSnapshot = SnapshotFrom<typeof appMachine>

function wantedPlace({ context, event }: { context: AppContext; event: AppEvent }): Wanted {
  const wanted = event.type === 'departure.allowed' ? event.departure : event
  if (wanted.type !== 'place.wanted') return { place: context.place, replace: true }
  return {
    place: admit(wanted.place, context.session !== null, context.input.hasGallery),
    replace: wanted.replace ?? false,
  }
}
