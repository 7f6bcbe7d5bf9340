/**
 * What may stand before a page, from what stands at once to what waits for all others. First comes what a person has
 * caused: a dialog of the screen, then the question whether to leave, then a move of money whose outcome is unclear; behind
 * them what the panel asks for by itself.
 */
export const bars = ['screen', 'leaving', 'money', 'prompt', 'paywall'] as const
export type Bar = (typeof bars)[number]

/** Something stands before the page, or does so no more. */
export type BarNews =
  | { readonly type: 'page.barred'; readonly by: Bar }
  | { readonly type: 'page.freed'; readonly by: Bar }

export const barNews = (isBarred: boolean, by: Bar): BarNews => ({ type: isBarred ? 'page.barred' : 'page.freed', by })

/** What stands before a page after such news, always in the same order. */
export const barredAfter = (barredBy: readonly Bar[], { type, by }: BarNews): readonly Bar[] =>
  bars.filter((one) => (one === by ? type === 'page.barred' : barredBy.includes(one)))

interface WithNews {
  readonly event: BarNews
}

const remembersBar = { actions: { type: 'rememberBar', params: ({ event }: WithNews) => event } } as const

/** The piece of a machine that hears of what stands before the page. */
export const hearsOfBars = { 'page.barred': remembersBar, 'page.freed': remembersBar } as const

/** The parts of the panel that show nothing while this stands. */
export const waitingFor = {
  screen: ['shell', 'leaving', 'reconciler', 'onboarding', 'subscription'],
  leaving: ['shell', 'reconciler', 'onboarding', 'subscription'],
  money: ['shell', 'onboarding', 'subscription'],
  prompt: ['shell'],
  paywall: ['shell'],
} as const satisfies Readonly<Record<Bar, readonly string[]>>
