export const scenarioNames = [
  'default',
  'brandNew',
  'unsubscribedRich',
  'shortOnService',
  'shortOnBoth',
  'troubled',
  'thousands',
  'brokenAccount',
  'specified',
] as const

export type ScenarioName = (typeof scenarioNames)[number]

export const isScenario = (name: string): name is ScenarioName => scenarioNames.some((known) => known === name)

/** A description of each world, for the board. */
export const scenarioTexts: Readonly<Record<ScenarioName, string>> = {
  default: 'A shop that is set up and subscribed: 12 new orders, 3 chats, money, payouts, articles, a second store.',
  brandNew: 'Someone who has just signed up: nothing filled in, no money, no subscription, every first question due.',
  unsubscribedRich: 'No subscription, and enough on both balances to pay for it at once.',
  shortOnService: 'No subscription; the main balance covers it, the service balance does not: a transfer comes first.',
  shortOnBoth: 'No subscription, and too little on either balance: a top-up comes first.',
  troubled: 'Stores that do not sell, an ended delivery key, a closed branch, refused payment keys, and a debt.',
  thousands:
    'Five thousand orders, and a thousand of everything else: suppliers, countries, messages, and ten years of balance lines.',
  brokenAccount: 'The account and the settings are answered with nonsense, so that nothing of them can be read.',
  specified: 'A server with the calls of the specification alone: every other call is answered 404.',
}
