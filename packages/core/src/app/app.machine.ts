import { type ActorRefFrom, raise, type SnapshotFrom } from 'xstate'
import { faultOf } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { nothingClaimed } from '../kit/claims/claims.domain.ts'
import { claimsId } from '../kit/claims/claims.ts'
import { routesOf } from '../kit/supervisor/parts.ts'
import { carriedTo, storeAt } from '../navigation/chosen-store.domain.ts'
import { locationOf, turnedAwayFrom } from '../navigation/navigation.domain.ts'
import { wayBack } from '../navigation/way-back.domain.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { screenInput } from './app.domain.ts'
import { admitted, appSetup, draftsAfter, type Wanted } from './app.setup.ts'
import { type AppContext, type AppEvent, type AppInput, appTable } from './app-parts.setup.ts'
import { signedIn } from './app-signed-in.setup.ts'

const opens = [
  // Before the location changes, from which the way back is seen.
  { type: 'writeAddress', params: requestedLocation },
  { type: 'setLocation', params: requestedLocation },
  'openScreen',
  'announceRoute',
  'announceLocation',
] as const

const namedIn = ({ event }: { readonly event: { readonly setup: Setup } }) => event.setup.offered ?? null
const setOffered = { type: 'setOffered', params: namedIn } as const

/** Logs a child actor that throws; the app keeps running. */
const notes = (code: string) => ({ actions: { type: 'note', params: { code } } }) as const
const loses = (part: string) =>
  ({
    actions: [
      { type: 'setFault', params: part },
      { type: 'note', params: faultOf(`${part} stopped`) },
    ],
  }) as const

/**
 * The root machine: holds the session and the current location, and starts or stops everything that depends on them.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input }) => ({
    input,
    session: input.session,
    landing: 'statistics',
    ...startOf(input),
    signInDraft: { ...emptySignInDraft, telephone: input.telephone },
    panel: null,
    claimed: nothingClaimed,
    faulted: [],
  }),
  invoke: [
    // Starts first and stops first, because the other actors register their claims with it.
    { id: 'claims', src: 'claims', systemId: claimsId, onError: {} },
    { id: 'watchClaims', src: 'watchClaims', onError: {} },
    { id: 'toasts', src: 'toasts', onError: loses('toasts') },
    {
      id: 'appearance',
      src: 'appearance',
      input: ({ context, self }) => ({ appearance: context.input.appearance, app: self }),
      onError: notes('appearance stopped'),
    },
    {
      id: 'connectivity',
      src: 'connectivity',
      input: ({ self }) => ({ app: self }),
      onError: notes('connectivity stopped'),
    },
    {
      id: 'outlet',
      src: 'outlet',
      input: ({ context, self }) => ({ wanted: screenInput(context, self) }),
      onError: loses('outlet'),
    },
    { id: 'watchAddress', src: 'watchAddress', onError: notes('address not watched') },
    { id: 'watchSession', src: 'watchSession', onError: notes('storage not watched') },
  ],
  entry: { type: 'writeAddress', params: ({ context }) => ({ location: context.location, replace: true }) },
  initial: 'arriving',
  on: {
    ...routesOf<AppEvent>(appTable),
    'navigation.requested': [
      {
        guard: { type: 'isSameScreen', params: requestedLocation },
        actions: [
          { type: 'refineScreen', params: requestedLocation },
          { type: 'setLocation', params: requestedLocation },
          { type: 'writeAddress', params: requestedLocation },
          'announceLocation',
        ],
      },
      {
        guard: 'losesByLeaving',
        actions: [
          { type: 'writeAddress', params: ({ context }) => ({ location: context.location, replace: false }) },
          { type: 'requestLeave', params: ({ event }) => event },
        ],
      },
      { actions: opens },
    ],
    'leave.allowed': {
      guard: { type: 'isNavigation', params: ({ event }) => event.leaveRequest },
      actions: opens,
    },
    // The answer of the server is stronger than the build, and its list may have changed since the last visit.
    'setup.loaded': [
      { guard: { type: 'opensElsewhere', params: namedIn }, actions: ['passOn', setOffered, 'openAsked'] },
      { guard: { type: 'changesOffered', params: namedIn }, actions: ['passOn', setOffered, 'rereadScreen'] },
      { actions: 'passOn' },
    ],
    'claims.changed': { actions: { type: 'setClaimed', params: ({ event }) => event.claimed } },
    'address.changed': {
      actions: raise(({ event }) => ({
        type: 'navigation.requested' as const,
        location: locationOf(event.href),
        replace: true,
        isExact: true,
      })),
    },
    'failure.reported': [
      { guard: { type: 'isAbsent', params: ({ event }) => event.failure } },
      { guard: { type: 'isUnauthorized', params: ({ event }) => event.failure }, actions: 'raiseTokenRefused' },
      { actions: 'passOn' },
    ],
    'fault.logged': [
      { guard: { type: 'isAbsent', params: ({ event }) => event.failure } },
      {
        guard: { type: 'isUnauthorized', params: ({ event }) => event.failure },
        actions: [{ type: 'note', params: ({ event }) => event }, 'raiseTokenRefused'],
      },
      { actions: { type: 'note', params: ({ event }) => event } },
    ],
    'signInDraft.changed': { actions: { type: 'setSignInDraft', params: ({ event }) => event.signInDraft } },
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
            { type: 'setSession', params: ({ event }) => event.session },
            { type: 'setLanding', params: ({ event }) => event.landing },
          ],
        },
        'session.changedElsewhere': {
          guard: { type: 'isSomebody', params: ({ event }) => event.session },
          target: 'signedIn',
          actions: [{ type: 'setSession', params: ({ event }) => must(event.session) }, 'openLanding'],
        },
      },
    },

    keeping: {
      tags: 'busy',
      invoke: {
        id: 'saveSession',
        src: 'saveSession',
        input: ({ context }) => must(context.session),
        onDone: [
          {
            guard: { type: 'isMemoryOnly', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: ['openLanding', 'raiseSessionNotSaved'],
          },
          { target: 'signedIn', actions: 'openLanding' },
        ],
        onError: { target: 'signedIn', actions: ['openLanding', 'raiseSessionNotSaved'] },
      },
    },

    signedIn,

    signingOut: {
      tags: 'busy',
      entry: ['clearSession', 'raiseSessionCleared', 'openLogin'],
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        // A supplier who only signs in again keeps the drafts.
        input: ({ event }) => ({ drafts: draftsAfter(event) }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
  },
})

export type AppActor = ActorRefFrom<typeof appMachine>
export type AppSnapshot = SnapshotFrom<typeof appMachine>

function requestedLocation({ context, event }: { context: AppContext; event: AppEvent }): Wanted {
  const wanted = event.type === 'leave.allowed' ? event.leaveRequest : event
  if (wanted.type !== 'navigation.requested') return { location: context.location, replace: true }
  const location = admitted(context, wanted.location)
  return {
    turnedAway: turnedAwayFrom(wanted.location, location),
    location: wanted.isExact
      ? location
      : carriedTo(context.location, context.store, wayBack(context.left, context.location, location)),
    replace: wanted.replace ?? false,
  }
}

function startOf(input: AppInput) {
  const { href, session } = input
  const offered = (session && input.recalled) ?? input.built ?? null
  const asked = locationOf(href)
  const location = admitted({ input, session, offered }, asked)
  const turnedAway = turnedAwayFrom(asked, location)
  return { location, offered, turnedAway, store: storeAt(location), left: {}, interrupted: null }
}
