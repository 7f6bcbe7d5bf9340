import { setup } from 'xstate'

export interface NotificationsWorld {
  /** Whether there are notifications. */
  readonly has: 'some' | 'none'
}

type NotificationsEvent = {
  readonly type:
    | 'page.opened'
    | 'filteredPage.opened'
    | 'page.openedUnread'
    | 'retry.chosen'
    | 'newest.read'
    | 'newest.readRefused'
    | 'all.read'
    | 'newest.removed'
    | 'newest.removedRefused'
    | 'all.cleared'
    | 'undo.chosen'
    | 'time.passed'
    | 'one.arrived'
    | 'arrivals.chosen'
    | 'type.chosen'
    | 'filter.cleared'
    | 'payment.followed'
    | 'otherPage.chosen'
    | 'back.pressed'
    | 'page.reloaded'
    | 'loggedOut.beside'
}

const hasSome = { guard: 'hasSome' } as const

/** Possible in every list. */
const always = { 'loggedOut.beside': 'signedOut' } as const

/** The list of notifications: loading it, acting on it, and undoing actions. */
export const notificationsModel = setup({
  types: { input: {} as NotificationsWorld, context: {} as NotificationsWorld, events: {} as NotificationsEvent },
  guards: { hasSome: ({ context }) => context.has === 'some' },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => input,
  initial: 'nowhere',
  states: {
    nowhere: {
      on: {
        'page.opened': [{ ...hasSome, target: 'list' }, { target: 'nothing' }],
        'filteredPage.opened': [{ ...hasSome, target: 'filtered' }, { target: 'nothingFound' }],
        'page.openedUnread': 'unread',
      },
    },
    unread: { on: { 'retry.chosen': [{ ...hasSome, target: 'list' }, { target: 'nothing' }] } },
    list: {
      on: {
        ...always,
        'newest.read': 'newestRead',
        'newest.readRefused': 'newestReadRefused',
        'all.read': 'allRead',
        'newest.removed': 'newestRemoved',
        'newest.removedRefused': 'removalRefused',
        'all.cleared': 'cleared',
        'one.arrived': 'arrivalOffered',
        'type.chosen': 'filteredHere',
        'otherPage.chosen': 'otherPage',
        'page.reloaded': 'list',
      },
    },
    newestReadRefused: { on: { 'newest.read': 'newestRead', 'page.reloaded': 'list' } },
    newestRead: {
      on: { 'all.read': 'allRead', 'newest.removed': 'readOneRemoved', 'page.reloaded': 'newestRead' },
    },
    readOneRemoved: { on: { 'undo.chosen': 'newestRead' } },
    allRead: { on: { 'one.arrived': 'arrivalAfterReading', 'all.cleared': 'readCleared', 'page.reloaded': 'allRead' } },
    readCleared: { on: { 'undo.chosen': 'allRead', 'time.passed': 'nothing' } },
    arrivalAfterReading: { on: { 'arrivals.chosen': 'arrivalAlone' } },
    arrivalAlone: { on: { 'all.read': 'allRead', 'page.reloaded': 'arrivalAlone' } },
    newestRemoved: {
      on: {
        ...always,
        'undo.chosen': 'list',
        'time.passed': 'newestGone',
        'otherPage.chosen': 'otherPageGone',
        'page.reloaded': 'newestGone',
      },
    },
    newestGone: { on: { 'all.read': 'allRead', 'page.reloaded': 'newestGone' } },
    removalRefused: { on: { 'newest.removed': 'newestRemoved', 'page.reloaded': 'list' } },
    cleared: { on: { ...always, 'undo.chosen': 'list', 'time.passed': 'nothing' } },
    arrivalOffered: { on: { 'arrivals.chosen': 'arrivalShown', 'page.reloaded': 'arrivalShown' } },
    arrivalShown: { on: { 'all.read': 'allRead', 'page.reloaded': 'arrivalShown' } },
    filtered: {
      on: {
        ...always,
        'filter.cleared': 'list',
        'payment.followed': 'paymentPage',
        'page.reloaded': 'filtered',
        'all.read': 'filteredRead',
      },
    },
    filteredHere: { on: { 'filter.cleared': 'list', 'back.pressed': 'list', 'page.reloaded': 'filtered' } },
    filteredRead: { on: { 'filter.cleared': 'allRead', 'page.reloaded': 'filteredRead' } },
    paymentPage: { on: { 'back.pressed': 'paymentRead', 'page.reloaded': 'paymentPage' } },
    paymentRead: { on: { 'filter.cleared': 'paymentReadInList' } },
    paymentReadInList: { on: { 'all.read': 'allRead' } },
    otherPage: { on: { 'page.reloaded': 'otherPage' } },
    otherPageGone: { on: { 'page.reloaded': 'otherPageGone', 'back.pressed': 'newestGone' } },
    nothing: { on: { ...always, 'one.arrived': 'onlyOne', 'page.reloaded': 'nothing' } },
    onlyOne: { on: { 'newest.removed': 'onlyOneRemoved', 'all.read': 'onlyOneRead', 'all.cleared': 'onlyOneCleared' } },
    onlyOneRead: { on: { 'page.reloaded': 'onlyOneRead' } },
    onlyOneCleared: { on: { 'undo.chosen': 'onlyOne', 'time.passed': 'nothing' } },
    onlyOneRemoved: { on: { 'undo.chosen': 'onlyOne', 'time.passed': 'nothing' } },
    nothingFound: { on: { ...always, 'filter.cleared': 'nothing', 'page.reloaded': 'nothingFound' } },
    signedOut: {},
  },
})
