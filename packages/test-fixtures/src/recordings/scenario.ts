import { panelParts } from '@supplier/core/app/panel.selectors'
import type { Prompt } from '@supplier/core/onboarding/onboarding.domain'
import { selectPrompt } from '@supplier/core/onboarding/onboarding.selectors'
import { type Paywall, selectPaywall } from '@supplier/core/subscription/subscription.selectors'
import type { Tab } from '../flows/kit/headless.ts'
import type { ScenarioName } from '../world/names.ts'
import type { Stage } from './stage.ts'

/** A scenario, played and recorded in the headless browser. */
export interface Scenario {
  /** The name, also of its recordings. */
  readonly name: string
  readonly scenario: ScenarioName
  /** Whether the supplier is signed in at the start. */
  readonly isSeated: boolean
  /** Whether its kept recording is masked, because its people are not the ones of a sandbox. */
  readonly isMasked?: boolean
  readonly play: (stage: Stage) => Promise<void>
}

type Play = Scenario['play']

/** A scenario that starts signed out. */
export const stranger = (name: string, play: Play, scenario: ScenarioName = 'default'): Scenario => ({
  name,
  scenario,
  isSeated: false,
  play,
})

/** A scenario that starts signed in. */
export const supplier = (name: string, scenario: ScenarioName, play: Play): Scenario => ({
  name,
  scenario,
  isSeated: true,
  play,
})

/** Throws unless the scenario ended as expected, so that no wrong run is recorded. */
export const endsWith = (got: unknown, wanted: unknown): void => {
  const [one, other] = [JSON.stringify(got), JSON.stringify(wanted)]
  if (one !== other) throw new Error(`the story ends with ${one} and not with ${other}`)
}

export const screen = 'outlet/screen'

export const typeTelephone = (stage: Stage, text: string): Promise<void> =>
  stage.say(`${screen}/countries`, { type: 'telephone.typed', text })

export const submit = (stage: Stage): Promise<void> => stage.say(screen, { type: 'form.submitted' })

export const fill = async (stage: Stage, path: string, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [field, text] of Object.entries(fields)) await stage.say(path, { type: 'field.typed', field, text })
}

const partsOf = (tab: Tab) => {
  const panel = tab.app.getSnapshot().children['panel'] as Parameters<typeof panelParts>[0] | undefined
  if (!panel) throw new Error('nobody is signed in')
  return panelParts(panel)
}

export const paywallIn = (tab: Tab): Paywall['step'] => selectPaywall(partsOf(tab).subscription.getSnapshot()).step

export const promptIn = (tab: Tab): Prompt | 'articles' | null => selectPrompt(partsOf(tab).onboarding.getSnapshot())

/** The kinds of money moves that the server accepted. */
export const moved = ({ sandbox }: Stage): readonly string[] => sandbox.ledger(1).map(({ kind }) => kind)
