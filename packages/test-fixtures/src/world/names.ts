export const scenarioNames = [
  'default',
  'brandNew',
  'unsubscribedRich',
  'shortOnService',
  'shortOnBoth',
  'thousands',
  'brokenAccount',
] as const

export type ScenarioName = (typeof scenarioNames)[number]

export const isScenario = (name: string): name is ScenarioName => scenarioNames.some((known) => known === name)
