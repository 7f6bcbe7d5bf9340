import { setup } from 'xstate'

export interface PromptsWorld {
  /** A supplier without a subscription gets the paywall after the prompts. */
  readonly isSubscribed: boolean
  /** The first prompt; the ones before it are already answered. */
  readonly first: 'storeName' | 'manager' | 'articles'
}

type PromptsEvent = {
  readonly type:
    | 'page.opened'
    | 'freePage.opened'
    | 'articlesNeed.opened'
    | 'storeName.saved'
    | 'storeName.tooLong'
    | 'storeName.refused'
    | 'storeName.savedElsewhere'
    | 'storeName.typedAndReloaded'
    | 'bot.started'
    | 'bot.failed'
    | 'telegram.linkedElsewhere'
    | 'manager.saved'
    | 'manager.left'
    | 'manager.refused'
    | 'manager.savedElsewhere'
    | 'phone.chosen'
    | 'phone.saved'
    | 'phone.left'
    | 'username.chosen'
    | 'articles.chosen'
    | 'articles.dismissed'
    | 'prompt.postponed'
    | 'escape.pressed'
    | 'page.reloaded'
    | 'back.pressed'
    | 'loggedOut.beside'
}

const startsWith = (first: PromptsWorld['first']) => ({ type: 'startsWith', params: first }) as const

/** Errors in a dialog are the same in every world, so only one world tests them. */
const inDepth = { guard: 'isSubscribed' } as const
const startsHere = { guard: startsWith('manager') } as const

/** No prompts are left. */
const over = [{ guard: 'isSubscribed', target: 'panel' }, { target: 'paywall' }] as const

const always = { 'loggedOut.beside': 'signedOut' } as const

const named = {
  'storeName.saved': 'connect',
  'storeName.savedElsewhere': 'connect',
  'prompt.postponed': 'connect',
} as const

const managed = { 'manager.saved': over, 'manager.savedElsewhere': over, 'prompt.postponed': over } as const

/** The prompts for a new supplier, one dialog after another. */
export const promptsModel = setup({
  types: { input: {} as PromptsWorld, context: {} as PromptsWorld, events: {} as PromptsEvent },
  guards: {
    isSubscribed: ({ context }) => context.isSubscribed,
    startsWith: ({ context }, first: PromptsWorld['first']) => context.first === first,
  },
}).createMachine({
  id: 'prompts',
  context: ({ input }) => input,
  initial: 'nowhere',
  states: {
    nowhere: {
      on: {
        'page.opened': [
          { guard: startsWith('storeName'), target: 'storeName' },
          { guard: startsWith('manager'), target: 'manager' },
        ],
        'freePage.opened': [{ guard: startsWith('storeName'), target: 'storeName' }],
        'articlesNeed.opened': { guard: startsWith('articles'), target: 'articles' },
      },
    },
    storeName: {
      on: {
        ...always,
        ...named,
        'storeName.tooLong': { ...inDepth, target: 'storeNameTooLong' },
        'storeName.refused': { ...inDepth, target: 'storeNameRefused' },
        'storeName.typedAndReloaded': { ...inDepth, target: 'storeNameRestored' },
        'escape.pressed': { ...inDepth, target: 'storeName' },
        'page.reloaded': 'storeName',
      },
    },
    storeNameTooLong: { on: { ...named, 'storeName.tooLong': 'storeNameTooLong' } },
    storeNameRefused: { on: { ...named, 'storeName.refused': 'storeNameRefused' } },
    storeNameRestored: { on: { ...named, 'storeName.tooLong': 'storeNameTooLong' } },
    connect: {
      on: {
        ...always,
        'bot.started': 'manager',
        'telegram.linkedElsewhere': { ...inDepth, target: 'manager' },
        'bot.failed': { ...inDepth, target: 'connect' },
        'prompt.postponed': over,
        'escape.pressed': { ...inDepth, target: 'connect' },
        'page.reloaded': 'connect',
      },
    },
    manager: {
      on: {
        ...always,
        ...managed,
        'manager.left': { ...startsHere, target: 'managerMissing' },
        'manager.refused': { ...startsHere, target: 'managerRefused' },
        'phone.chosen': { ...startsHere, target: 'managerByPhone' },
        'escape.pressed': { ...startsHere, target: 'manager' },
        'page.reloaded': 'manager',
      },
    },
    managerMissing: { on: { ...managed, 'phone.chosen': 'managerByPhone' } },
    managerRefused: { on: { ...managed, 'manager.refused': 'managerRefused' } },
    managerByPhone: {
      on: { 'phone.saved': over, 'phone.left': 'phoneMissing', 'username.chosen': 'manager', 'prompt.postponed': over },
    },
    phoneMissing: { on: { 'phone.saved': over, 'username.chosen': 'manager' } },
    articles: {
      on: {
        ...always,
        'articles.chosen': 'articlesPage',
        'articles.dismissed': 'productsPage',
        'escape.pressed': 'articles',
        'page.reloaded': 'articles',
      },
    },
    articlesPage: { on: { 'back.pressed': 'articles', 'page.reloaded': 'articlesPage' } },
    productsPage: { on: { 'back.pressed': 'articles', 'page.reloaded': 'productsPage' } },
    paywall: { on: { ...always, 'page.reloaded': 'paywall' } },
    panel: { on: { ...always, 'page.reloaded': 'panel' } },
    signedOut: {},
  },
})
