import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { connectivityMachine } from './connectivity.machine.ts'
import type { ConnectivityFact } from './connectivity.port.ts'

const network = lifeOf(connectivityMachine, { trunk: { send: () => {} } })
const online = answers('isOnline', true)
const lost: ConnectivityFact = { type: 'network.lost' }
const nudge = 'trunk line.nudged'

test.each<[string, readonly (ConnectivityFact | Happening)[], object]>([
  ['it is looked whether there is one', [], { state: 'looking', said: ['asks watchConnectivity', 'asks isOnline'] }],
  ['there is', [online], { state: 'online', said: [] }],
  ['there is none', [answers('isOnline', false)], { state: { offline: 'sure' }, said: [] }],
  ['where nobody knows, there is', [refuses('isOnline')], { state: 'online' }],
  ['it is lost', [online, lost], { state: { offline: 'fresh' }, said: ['trunk network.lost'] }],
  [
    'an answer that was under way proves nothing',
    [online, lost, { type: 'api.answered' }],
    { state: { offline: 'fresh' }, said: [] },
  ],
  [
    'and back',
    [online, lost, { type: 'network.regained' }],
    { state: 'online', said: [nudge], events: [{ reason: 'regained' }] },
  ],
  [
    'a later one proves that it is back',
    [online, lost, runsOut('stragglersCome'), { type: 'api.answered' }],
    { state: 'online', said: [nudge], events: [{ reason: 'regained' }] },
  ],
  [
    'any other answer is a good moment',
    [online, { type: 'api.answered' }],
    { state: 'online', said: [nudge], events: [{ reason: 'answered' }] },
  ],
  [
    'one that succeeded tells more',
    [online, { type: 'token.accepted' }],
    { state: 'online', said: [nudge], events: [{ reason: 'accepted' }] },
  ],
  [
    'so is a tab that is looked at',
    [online, { type: 'tab.shown' }],
    { state: 'online', said: [nudge], events: [{ reason: 'shown' }] },
  ],
  [
    'where nobody watches, it is never lost',
    [answers('isOnline', false), breaksDown('watchConnectivity')],
    { state: 'online' },
  ],
])('the network: %s', async (_, story, lived) => expect(await network(...story)).toMatchObject(lived))
