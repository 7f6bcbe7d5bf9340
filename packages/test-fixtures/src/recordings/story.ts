import { type Paywall, type Prompt, panelParts, selectPaywall, selectPrompt } from '@supplier/core'
import type { Tab } from '../flows/headless.ts'
import type { ScenarioName } from '../world/names.ts'
import type { Stage } from './stage.ts'

/** Something that happens to a supplier, played in a browser without a browser. */
export interface Story {
  /** The name of its recordings, too. */
  readonly name: string
  readonly scenario: ScenarioName
  /** Whether the supplier is signed in when it begins. */
  readonly isSeated: boolean
  readonly play: (stage: Stage) => Promise<void>
}

type Play = Story['play']

/** A story that begins before anyone is signed in. */
export const stranger = (name: string, play: Play, scenario: ScenarioName = 'default'): Story => ({
  name,
  scenario,
  isSeated: false,
  play,
})

/** A story of somebody who is signed in. */
export const supplier = (name: string, scenario: ScenarioName, play: Play): Story => ({
  name,
  scenario,
  isSeated: true,
  play,
})

/** A story that does not come to the end it is known for is no story to record. */
export const endsWith = (got: unknown, wanted: unknown): void => {
  const [one, other] = [JSON.stringify(got), JSON.stringify(wanted)]
  if (one !== other) throw new Error(`the story ends with ${one} and not with ${other}`)
}

export const screen = 'slot/screen'

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

/** The moves of money that the server accepted. */
export const moved = ({ sandbox }: Stage): readonly string[] => sandbox.ledger(1).map(({ kind }) => kind)
