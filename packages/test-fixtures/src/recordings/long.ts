import { formatFlow } from '@supplier/core/flows/flow'
import { openStage, type Stage } from './stage.ts'

const shell = 'panel/shell'
const locations = ['orders', 'notifications', 'main-balance', 'payouts', 'balance-services', 'statistics'] as const

/** Searches in the palette and navigates; in some rounds an event arrives or time passes. */
const round = async ({ say, arrive, pass }: Stage, turn: number): Promise<void> => {
  await say(shell, { type: 'dialog.opened', dialog: 'palette' })
  for (const length of [1, 2, 3, 4, 5]) {
    await say(shell, { type: 'query.typed', query: `search ${turn}`.slice(0, length) })
  }
  await say(shell, { type: 'dialog.closed' })
  await say('app', { type: 'navigation.requested', location: { to: locations[turn % locations.length] } })
  if (turn % 4 === 0) await arrive({ type: 'supplier.reported', patch: { firstname: `Марта ${turn}` } })
  if (turn % 10 === 0) await pass(2_000)
}

/** A recording with this many steps, for checks that must hold over a whole working day. */
export const longRecording = async (length: number): Promise<string> => {
  const stage = openStage({ scenario: 'default' })
  try {
    const { recorder } = await stage.open('/orders')
    await stage.arrive({ type: 'connection.opened' })
    await stage.arrive({ type: 'channels.joined' })
    if (!recorder) throw new Error('nobody records on this stage')
    for (let turn = 0; recorder.flow().steps.length < length; turn += 1) await round(stage, turn)
    const flow = recorder.flow()
    return formatFlow({ ...flow, steps: flow.steps.slice(0, length) })
  } finally {
    stage.close()
  }
}
