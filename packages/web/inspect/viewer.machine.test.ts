// @vitest-environment node
import { answers, breaksDown, type Happening, lifeOf, refuses, runsOut } from '@supplier/core/testing/life'
import { expect, test } from 'vitest'
import { birth, chartOf, definition, shot } from './testing.ts'
import type { ViewerEvent } from './viewer.events.ts'
import { viewerMachine } from './viewer.machine.ts'

const viewer = lifeOf(viewerMachine, undefined as never)
const file = new File(['{}'], 'flow.jsonl')
const recording = { name: 'flow.jsonl', text: '{}', length: 3, steps: ['start', 'timer', 'timer'] }
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
    'a chart stands when it is drawn',
    [told, answers('layOut', chartOf(definition))],
    { state: { chart: 'drawn' }, context: { drawn: { chart: { width: 100 } } } },
  ],
  [
    'a message leads to the step in which it was sent',
    [told, { type: 'entry.chosen', entry: 1 }],
    { state: { position: 'resting' }, context: { at: 1 } },
  ],
  [
    'one can go back to the newest step',
    [told, step(0), { type: 'newest.chosen' }],
    { state: { position: 'newest' }, context: { at: 2 } },
  ],
  [
    'playing goes on to the newest step',
    [told, step(1), play, beat, beat],
    { state: { position: 'newest' }, context: { at: 2 } },
  ],
  ['a panel that came anew has told nothing', [told, { type: 'source.renewed' }], { context: { log: [], at: 0 } }],
  [
    'a panel that is lost says why',
    [breaksDown('followPanel')],
    { state: { source: 'lost' }, context: { mistake: 'broken on purpose' } },
  ],
  [
    'a panel that was lost can be followed again',
    [breaksDown('followPanel'), live],
    { state: { source: 'live' }, said: ['asks followPanel'], context: { mistake: null } },
  ],
  [
    'opening a recording forgets what went wrong before',
    [breaksDown('followPanel'), chosen],
    { context: { mistake: null } },
  ],
  [
    'a recording is replayed from its first step',
    [told, ...replaying],
    {
      state: { source: 'replaying', position: 'resting', panel: 'moving' },
      said: ['asks followReplay', 'asks replayTo'],
      context: { recording, at: 1, log: [] },
    },
  ],
  [
    'a file that is no recording says why, and the panel is followed',
    [told, chosen, refuses('readRecording')],
    { state: { source: 'live', position: 'newest' }, context: { mistake: 'unreachable', log: [] } },
  ],
  ['the replayed panel stands where one looks', still, { state: { panel: 'still' }, said: [], context: { taken: 1 } }],
  [
    'a replay that is lost says why',
    [...still, breaksDown('followReplay')],
    { state: { source: 'lost' }, context: { mistake: 'broken on purpose' } },
  ],
  [
    'a step that cannot be reached says why',
    stuck,
    { state: { panel: 'stuck' }, context: { mistake: 'broken on purpose' } },
  ],
  [
    'behind a step that cannot be reached one can go back by one',
    [...stuck, { type: 'move.chosen', by: -1 }],
    { state: { panel: 'still' }, said: [] },
  ],
  [
    'behind a step that cannot be reached all can be played anew',
    [...replaying, step(3), breaksDown('replayTo'), play],
    { state: { panel: 'still' }, said: [], context: { at: 0 } },
  ],
  [
    'a file that is none leads back to the newest',
    [told, step(1), chosen, refuses('readRecording')],
    { state: { source: 'live', position: 'newest' } },
  ],
  [
    'the panel beside it is no longer moved',
    [...stuck, live],
    { state: { panel: 'still', source: 'live', position: 'newest' }, context: { recording: null } },
  ],
])('%s', async (_, story, lived) => expect(await viewer(...story)).toMatchObject(lived))
