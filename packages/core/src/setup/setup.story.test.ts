import { expect, test } from 'vitest'
import { answers, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { someSetup } from '../../testing/ports.ts'
import { type SetupEvent, setupMachine } from './setup.machine.ts'

const settings = lifeOf(setupMachine, { trunk: { send: () => {} }, supplierId: 1 })
const later = { kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 } as const
const again: SetupEvent = { type: 'refresh.wanted' }
const nothing = answers('recallSetup', null)
const read = answers('fetchSetup', someSetup)
const waiting = [nothing, refuses('fetchSetup', later)] as const
const failed = [nothing, refuses('fetchSetup')] as const

test.each<[string, readonly (SetupEvent | Happening)[], object]>([
  ['those of the last visit are recalled', [], { state: 'recalling', said: ['asks recallSetup'] }],
  [
    'and shown as old',
    [answers('recallSetup', someSetup)],
    { state: 'loading', said: ['asks fetchSetup'], context: { setup: someSetup, isStale: true } },
  ],
  ['a memory that is lost holds nothing up', [refuses('recallSetup')], { state: 'loading', context: { setup: null } }],
  [
    'fresh ones are told and kept',
    [nothing, read],
    {
      state: 'keeping',
      said: ['trunk setup.learned', 'asks keepSetup'],
      context: { setup: someSetup, isStale: false },
    },
  ],
  ['and then known', [nothing, read, answers('keepSetup')], { state: 'known' }],
  ['also where they cannot be kept', [nothing, read, refuses('keepSetup')], { state: 'known' }],
  [
    'they are read again when that is wanted',
    [nothing, read, answers('keepSetup'), again],
    { state: 'loading', said: ['asks fetchSetup'] },
  ],
  ['also while they are read', [nothing, again], { state: 'loading', said: ['asks fetchSetup'] }],
  ['and while they are kept', [nothing, read, again], { state: 'loading' }],
  [
    'a server that says when to come back is asked then',
    waiting,
    { state: 'waiting', said: [], context: { hasRetried: true, pause: 2000 } },
  ],
  [
    'once',
    [...waiting, runsOut('pauseEnds'), refuses('fetchSetup', later)],
    { state: 'failed', said: ['trunk fault.noted'] },
  ],
  ['or earlier, when that is wanted', [...waiting, again], { state: 'loading', said: ['asks fetchSetup'] }],
  [
    'settings that cannot be read say so',
    failed,
    { state: 'failed', said: ['trunk fault.noted'], context: { failure: { kind: 'unreachable' }, isStale: false } },
  ],
  [
    'those of before are old then',
    [answers('recallSetup', someSetup), refuses('fetchSetup')],
    { context: { setup: someSetup, isStale: true } },
  ],
  ['and can be read again', [...failed, again], { state: 'loading', said: ['asks fetchSetup'] }],
  ['what was read has not failed', [...failed, again, read], { context: { failure: null, hasRetried: false } }],
])('settings: %s', async (_, story, lived) => expect(await settings(...story)).toMatchObject(lived))
