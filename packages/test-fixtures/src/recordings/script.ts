import { FlowError } from '@supplier/core/flows/flow'
import * as v from 'valibot'
import { Fault } from '../faults/fault.ts'
import type { ScenarioName } from '../world/names.ts'
import { openStage } from './stage.ts'

/** A line of a script: a page to open, an event for a machine, time to pass, or a fault. */
const Line = v.union([
  v.object({ open: v.string() }),
  v.object({ to: v.string(), event: v.looseObject({ type: v.string() }) }),
  v.object({ pass: v.pipe(v.number(), v.minValue(0)) }),
  v.object({ fault: Fault }),
])
type Line = v.InferOutput<typeof Line>

export const parseScript = (text: string): readonly Line[] =>
  text
    .split('\n')
    .map((line, at) => ({ line: line.trim(), at: at + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, at }) => {
      try {
        return v.parse(Line, JSON.parse(line))
      } catch (cause) {
        throw new FlowError(`Line ${at} of the script is neither open, event, pass nor fault.`, { cause })
      }
    })

/** Drives the headless app by a script and returns the recording of its tab. */
export const recordedScript = async (
  script: readonly Line[],
  scenario: ScenarioName,
  isSeated: boolean,
): Promise<string> => {
  const stage = openStage({ scenario, isSeated })
  try {
    for (const line of script) {
      if ('open' in line) await stage.open(line.open)
      else if ('pass' in line) await stage.pass(line.pass)
      else if ('fault' in line) stage.fault(line.fault)
      else await stage.say(line.to, line.event)
    }
    const [text] = stage.recordings()
    if (text === undefined) throw new FlowError('The script opens no page.')
    return text
  } finally {
    stage.close()
  }
}
