import { FlowError } from '@supplier/core/flows'
import { moneyStories } from './money.stories.ts'
import { panelStories } from './panel.stories.ts'
import { signInStories } from './sign-in.stories.ts'
import { openStage } from './stage.ts'
import type { Story } from './story.ts'

export const stories: readonly Story[] = [...signInStories, ...moneyStories, ...panelStories]

export interface Recorded {
  /** Of the story; a second tab has a number. */
  readonly name: string
  readonly text: string
}

/** Plays a story and gives what its tabs recorded. */
export const recorded = async ({ name, play, ...setting }: Story): Promise<readonly Recorded[]> => {
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
