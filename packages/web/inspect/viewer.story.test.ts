// @vitest-environment node
import { answers, breaksDown, type Happening, lifeOf, refuses, runsOut } from '@supplier/core/testing/life'
import { expect, test } from 'vitest'
import { birth, chartOf, definition, shot } from './testing.ts'
import type { Difference } from './viewer.domain.ts'
import type { ViewerEvent } from './viewer.events.ts'
import { viewerMachine } from './viewer.machine.ts'

const viewer = lifeOf(viewerMachine, undefined as never)
const file = new File(['{}'], 'flow.jsonl')
const recording = { name: 'flow.jsonl', text: '{}', length: 3, steps: ['start', 'timer', 'timer'] }
const told: ViewerEvent = { type: 'entries.arrived', entries: [birth('x:0'), shot('x:0', 'on')] }
const more: ViewerEvent = { type: 'entries.arrived', entries: [shot('x:0', 'off')] }
const taken = (marks: readonly number[], difference: Difference | null = null): ViewerEvent => ({
  type: 'steps.taken',
  entries: [birth('x:0'), shot('x:0', 'on')],
  marks,
  difference,
})
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
    'the panel beside it is followed at once',
    [],
    { said: ['asks followPanel'], state: { source: 'live', position: 'newest' } },
  ],
  [
    'what it tells is shown at once, and drawn',
    [told],
    { said: ['asks layOut'], context: { at: 2, drawn: { definition, chart: null } } },
  ],
  [
    'a chart stands when it is drawn',
    [told, answers('layOut', chartOf(definition))],
    { state: { chart: 'drawn' }, context: { drawn: { chart: { width: 100 } } } },
  ],
  [
    'one that cannot be drawn is not tried again and again',
    [told, breaksDown('layOut')],
    { state: { chart: 'drawn' }, said: [], context: { drawn: { chart: null } } },
  ],
  [
    'more of the same needs no other chart',
    [told, answers('layOut', chartOf(definition)), more],
    { said: [], context: { at: 3 } },
  ],
  [
    'an earlier moment stays, whatever comes',
    [told, step(1), more],
    { state: { position: 'resting' }, context: { at: 1 } },
  ],
  [
    'there is none before the first',
    [told, { type: 'move.chosen', by: -9 }],
    { state: { position: 'resting' }, context: { at: 0 } },
  ],
  ['one can go on by one', [told, step(0), { type: 'move.chosen', by: 1 }], { context: { at: 1 } }],
  [
    'or to where a message stands',
    [told, { type: 'entry.chosen', entry: 1 }],
    { state: { position: 'resting' }, context: { at: 1 } },
  ],
  [
    'and back to the newest',
    [told, step(0), { type: 'newest.chosen' }],
    { state: { position: 'newest' }, context: { at: 2 } },
  ],
  [
    'playing goes on from where one looks',
    [told, step(1), play],
    { state: { position: 'playing' }, context: { at: 1 } },
  ],
  ['beat by beat', [told, step(0), play, beat], { state: { position: 'playing' }, context: { at: 1 } }],
  ['to the end', [told, step(1), play, beat, beat], { state: { position: 'newest' }, context: { at: 2 } }],
  [
    'it rests when one wants it to',
    [told, step(0), play, { type: 'pause.chosen' }],
    { state: { position: 'resting' }, context: { at: 0 } },
  ],
  ['from the end it begins anew', [told, play], { state: { position: 'playing' }, context: { at: 0 } }],
  ['a panel that came anew has told nothing', [told, { type: 'source.renewed' }], { context: { log: [], at: 0 } }],
  [
    'a panel that is lost says why',
    [breaksDown('followPanel')],
    { state: { source: 'lost' }, context: { mistake: 'broken on purpose' } },
  ],
  [
    'it can be followed again',
    [breaksDown('followPanel'), live],
    { state: { source: 'live' }, said: ['asks followPanel'], context: { mistake: null } },
  ],
  ['a file is read', [chosen], { state: { source: 'reading' }, said: ['asks readRecording'] }],
  ['whatever went wrong before', [breaksDown('followPanel'), chosen], { context: { mistake: null } }],
  [
    'and replayed from its first step',
    [told, ...replaying],
    {
      state: { source: 'replaying', position: 'resting', panel: 'moving' },
      said: ['asks followReplay', 'asks replayTo'],
      context: { recording, at: 1, log: [] },
    },
  ],
  [
    'one that is none says why, and the panel is followed',
    [told, chosen, refuses('readRecording')],
    { state: { source: 'live', position: 'newest' }, context: { mistake: 'unreachable', log: [] } },
  ],
  ['the replayed panel stands where one looks', still, { state: { panel: 'still' }, said: [], context: { taken: 1 } }],
  ['and follows', [...still, step(2)], { state: { panel: 'moving' }, said: ['asks replayTo'] }],
  [
    'what the replay tells is kept',
    [...still, taken([2])],
    { context: { at: 1, log: [expect.anything(), expect.anything()] } },
  ],
  [
    'and how much of it belongs to which step',
    [...still, taken([2]), taken([3, 4])],
    { context: { marks: [0, 2, 3, 4], difference: null } },
  ],
  [
    'and where it parted from the recording',
    [...still, taken([2], { step: 1, sentence: 'other' })],
    { context: { marks: [0, 2], difference: { step: 1, sentence: 'other' } } },
  ],
  [
    'what follows from that is no news',
    [...still, taken([2], { step: 1, sentence: 'other' }), taken([4], { step: 2, sentence: 'more' })],
    { context: { difference: { step: 1, sentence: 'other' } } },
  ],
  [
    'a message of a recording stands at its step',
    [...still, taken([0, 2]), { type: 'entry.chosen', entry: 1 }],
    { context: { at: 2 } },
  ],
  [
    'one that was not told yet stands at the end',
    [...still, taken([2]), { type: 'entry.chosen', entry: 3 }],
    { context: { at: 3 } },
  ],
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
  ['the one before it needs no other', [...stuck, step(0)], { state: { panel: 'still' }, said: [] }],
  [
    'nor when one goes back by one',
    [...stuck, { type: 'move.chosen', by: -1 }],
    { state: { panel: 'still' }, said: [] },
  ],
  [
    'nor when a message stands there',
    [...replaying, taken([2]), breaksDown('replayTo'), { type: 'entry.chosen', entry: 0 }],
    { state: { panel: 'still' }, said: [], context: { at: 0 } },
  ],
  [
    'nor when all of them are played anew',
    [...replaying, step(3), breaksDown('replayTo'), play],
    { state: { panel: 'still' }, said: [], context: { at: 0 } },
  ],
  [
    'a file that is none leads back to the newest',
    [told, step(1), chosen, refuses('readRecording')],
    { state: { source: 'live', position: 'newest' } },
  ],
  ['another one may be', [...stuck, step(2)], { state: { panel: 'moving' } }],
  ['or one beside it', [...stuck, { type: 'move.chosen', by: 1 }], { state: { panel: 'moving' } }],
  ['or where a message stands', [...stuck, { type: 'entry.chosen', entry: 9 }], { state: { panel: 'moving' } }],
  ['or all of them, played', [...stuck, play], { state: { panel: 'moving' } }],
  [
    'the panel beside it is no longer moved',
    [...stuck, live],
    { state: { panel: 'still', source: 'live', position: 'newest' }, context: { recording: null } },
  ],
  [
    'nor by the last recording when another is chosen',
    [...stuck, chosen],
    { state: { source: 'reading', panel: 'moving' } },
  ],
  ['an actor is looked at', [{ type: 'actor.chosen', actor: 'x:1' }], { context: { selected: 'x:1' } }],
  ['at another speed', [{ type: 'speed.chosen', speed: 16 }], { context: { speed: 16 } }],
  ['in another pane', [{ type: 'pane.chosen', pane: 'context' }], { context: { pane: 'context' } }],
  ['from nearer', [{ type: 'zoom.chosen', zoom: 1.5 }], { context: { zoom: 1.5 } }],
  ['alone', [{ type: 'scope.chosen', scope: 'narrow' }], { context: { scope: 'narrow' } }],
])('%s', async (_, story, lived) => expect(await viewer(...story)).toMatchObject(lived))
