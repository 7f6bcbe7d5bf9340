// @vitest-environment node
import { actorLogOf, answers, breaksDown, type Happening, refuses, runsOut } from '@supplier/core/testing/actor-log'
import { expect, test } from 'vitest'
import { birth, chartOf, definition, shot } from './testing.ts'
import type { ViewerEvent } from './viewer.events.ts'
import { viewerMachine } from './viewer.machine.ts'

const viewer = actorLogOf(viewerMachine, undefined as never)
const file = new File(['{}'], 'flow.jsonl')
const recording = {
  name: 'flow.jsonl',
  text: '{}',
  length: 3,
  steps: ['start', 'timer', 'timer'],
  paths: [['app'], [], ['app']],
}
const saved = { name: 'saved.jsonl', log: [birth('x:0'), shot('x:0', 'on')] }
const told: ViewerEvent = { type: 'entries.arrived', entries: [birth('x:0'), shot('x:0', 'on')] }
const chosen: ViewerEvent = { type: 'file.chosen', file }
const live: ViewerEvent = { type: 'live.chosen' }
const step = (at: number): ViewerEvent => ({ type: 'step.chosen', at })
const play: ViewerEvent = { type: 'play.chosen' }
const beat = runsOut('beat')
const replaying = [chosen, answers('readRecording', recording)] as const
const still = [...replaying, answers('replayTo', 1)] as const
const stuck = [...replaying, breaksDown('replayTo')] as const

test.each<[string, readonly (ViewerEvent | Happening)[], object]>([
  [
    'a chart is shown once its layout is ready',
    [told, answers('layOut', chartOf(definition))],
    { state: { chart: 'drawn' }, context: { drawn: { chart: { width: 100 } } } },
  ],
  [
    'a recording that the address names opens at its step',
    [{ ...chosen, step: 3 }, answers('readRecording', recording)],
    { state: { source: 'replaying' }, context: { at: 3 } },
  ],
  [
    'the next match of a recording is a step that was not replayed yet',
    [...still, { type: 'query.typed', query: 'TIMER' }, { type: 'match.chosen', by: 1 }],
    { state: { position: 'resting' }, context: { at: 2 } },
  ],
  [
    'the next step of an actor passes over the steps of others',
    [told, step(0), { type: 'own.chosen', by: 1 }, { type: 'own.chosen', by: 1 }],
    { state: { position: 'resting' }, context: { at: 2 } },
  ],
  [
    'a saved session is shown at its end, and nothing is replayed or followed',
    [chosen, answers('readRecording', saved)],
    {
      state: { source: 'saved', position: 'newest', panel: 'still' },
      context: { log: saved.log, at: 2, saved: 'saved.jsonl' },
    },
  ],
  [
    'a session is saved with all its entries',
    [told, { type: 'save.chosen' }],
    { state: { file: 'saving' }, sent: ['asks saveLog'] },
  ],
  ['without entries nothing is saved', [{ type: 'save.chosen' }], { state: { file: 'idle' } }],
  [
    'a page of another origin waits for a decision',
    [{ type: 'origin.asked', origin: 'http://localhost:3000' }],
    { state: { source: 'live' }, context: { asking: 'http://localhost:3000', log: [] } },
  ],
  [
    'once decided, nothing is asked any more',
    [
      { type: 'origin.asked', origin: 'http://localhost:3000' },
      { type: 'origin.decided', isAllowed: false },
    ],
    { context: { asking: null } },
  ],
  [
    'a chosen message leads to the step in which it was sent',
    [told, { type: 'entry.chosen', entry: 1 }],
    { state: { position: 'resting' }, context: { at: 1 } },
  ],
  [
    'the newest step can be shown again',
    [told, step(0), { type: 'newest.chosen' }],
    { state: { position: 'newest' }, context: { at: 2 } },
  ],
  [
    'playing continues to the newest step',
    [told, step(1), play, beat, beat],
    { state: { position: 'newest' }, context: { at: 2 } },
  ],
  ['a reloaded panel has an empty log', [told, { type: 'source.renewed' }], { context: { log: [], at: 0 } }],
  [
    'a lost panel shows the reason',
    [breaksDown('followPanel')],
    { state: { source: 'lost' }, context: { mistake: 'broken on purpose' } },
  ],
  [
    'a lost panel can be followed again',
    [breaksDown('followPanel'), live],
    { state: { source: 'live' }, sent: ['asks followPanel'], context: { mistake: null } },
  ],
  ['opening a recording clears the earlier error', [breaksDown('followPanel'), chosen], { context: { mistake: null } }],
  [
    'a recording is replayed from its first step',
    [told, ...replaying],
    {
      state: { source: 'replaying', position: 'resting', panel: 'moving' },
      sent: ['asks followReplay', 'asks replayTo'],
      context: { recording, at: 1, log: [] },
    },
  ],
  [
    'a file that is not a recording shows the reason, and the panel is followed again',
    [told, chosen, refuses('readRecording')],
    { state: { source: 'live', position: 'newest' }, context: { mistake: 'unreachable', log: [] } },
  ],
  ['the replayed panel is at the shown step', still, { state: { panel: 'still' }, sent: [], context: { taken: 1 } }],
  [
    'a lost replay shows the reason',
    [...still, breaksDown('followReplay')],
    { state: { source: 'lost' }, context: { mistake: 'broken on purpose' } },
  ],
  [
    'a step that cannot be reached shows the reason',
    stuck,
    { state: { panel: 'stuck' }, context: { mistake: 'broken on purpose' } },
  ],
  [
    'after a step that cannot be reached, one step back is possible',
    [...stuck, { type: 'move.chosen', by: -1 }],
    { state: { panel: 'still' }, sent: [] },
  ],
  [
    'after a step that cannot be reached, the replay can start again',
    [...replaying, step(3), breaksDown('replayTo'), play],
    { state: { panel: 'still' }, sent: [], context: { at: 0 } },
  ],
  [
    'a file that is not a recording leads back to the newest step',
    [told, step(1), chosen, refuses('readRecording')],
    { state: { source: 'live', position: 'newest' } },
  ],
  [
    'following the live panel stops moving the replayed one',
    [...stuck, live],
    { state: { panel: 'still', source: 'live', position: 'newest' }, context: { recording: null } },
  ],
])('%s', async (_, scenario, lived) => expect(await viewer(...scenario)).toMatchObject(lived))
