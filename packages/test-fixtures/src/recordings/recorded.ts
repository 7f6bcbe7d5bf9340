import { FlowError } from '@supplier/core/flows/flow'
import { moneyStories } from './money.scenarios.ts'
import { panelStories } from './panel.scenarios.ts'
import type { Scenario } from './scenario.ts'
import { signInStories } from './sign-in.scenarios.ts'
import { openStage } from './stage.ts'

export const scenarios: readonly Scenario[] = [...signInStories, ...moneyStories, ...panelStories]

export interface Recorded {
  /** The name of the scenario, with a number for a second tab. */
  readonly name: string
  readonly text: string
}

/** Plays a scenario and returns the recordings of its tabs. */
export const recorded = async ({ name, play, ...setting }: Scenario): Promise<readonly Recorded[]> => {
  const stage = openStage(setting)
  try {
    await play(stage)
    return stage.recordings().map((text, at) => ({ name: at === 0 ? name : `${name}-${at + 1}`, text }))
  } catch (cause) {
    throw new FlowError(`${name} could not be recorded: ${cause instanceof Error ? cause.message : cause}`, { cause })
  } finally {
    stage.close()
  }
}
