import { expect, test } from 'vitest'
import { answers, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { someSession } from '../../testing/ports.ts'
import { type AccountEvent, accountMachine } from './account.machine.ts'
import { type CopyEvent, copyMachine } from './copy.machine.ts'

const account = lifeOf(accountMachine, {
  trunk: { send: () => {} },
  panel: { send: () => {} },
  supplier: someSession.supplier,
})
const again: AccountEvent = { type: 'refresh.wanted' }
const later = { kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 } as const
const read = answers('fetchAccount', {})
const olha = { ...someSession.supplier, firstname: 'Olha' }
const learned: AccountEvent = { type: 'supplier.learned', supplier: olha }

test.each<[string, readonly (AccountEvent | Happening)[], object]>([
  ['it is read', [], { state: 'reading', said: ['asks fetchAccount'] }],
  ['and told to everyone', [read], { state: 'known', said: ['trunk supplier.changed', 'panel account.settled'] }],
  [
    'or noted, and nobody waits for it',
    [refuses('fetchAccount')],
    { state: 'unknown', said: ['trunk fault.noted', 'panel account.settled'] },
  ],
  [
    'a server that says when to come back is asked then',
    [refuses('fetchAccount', later)],
    { state: 'waiting', said: [], context: { hasRetried: true, pause: 2000 } },
  ],
  [
    'once',
    [refuses('fetchAccount', later), runsOut('pauseEnds'), refuses('fetchAccount', later)],
    { state: 'unknown', said: ['trunk fault.noted', 'panel account.settled'], context: { hasRetried: false } },
  ],
  [
    'what it tells then is told',
    [refuses('fetchAccount', later), runsOut('pauseEnds'), read],
    { state: 'known', said: ['trunk supplier.changed', 'panel account.settled'], context: { hasRetried: false } },
  ],
  ['or earlier, when that is wanted', [refuses('fetchAccount', later), again], { said: ['asks fetchAccount'] }],
  ['it is read again', [read, again], { said: ['asks fetchAccount'] }],
  ['also after a failure', [refuses('fetchAccount'), again], { said: ['asks fetchAccount'] }],
  ['and while it is read', [again], { said: ['asks fetchAccount'] }],
  [
    'what is learned meanwhile is newer than the answer',
    [learned],
    { state: 'reading', context: { asked: someSession.supplier, supplier: olha } },
  ],
  ['and what was known when it is asked anew may be old', [learned, again], { context: { asked: olha } }],
  ['a wish is kept here', [{ type: 'twoFactor.toggled' }], { said: [], context: { isTwoFactorWanted: true } }],
])('the account: %s', async (_, story, lived) => expect(await account(...story)).toMatchObject(lived))

const copy = lifeOf(copyMachine, { trunk: { send: () => {} }, text: 'x' })
const chosen: CopyEvent = { type: 'copy.chosen' }

test.each<[string, readonly (CopyEvent | Happening)[], object]>([
  ['it copies', [chosen], { state: 'copying', said: ['asks copyText'] }],
  ['and shows a tick', [chosen, answers('copyText')], { state: 'copied' }],
  ['for a while', [chosen, answers('copyText'), runsOut('tickExpires')], { state: 'ready' }],
  [
    'it can be pressed again at once',
    [chosen, answers('copyText'), chosen],
    { state: 'copying', said: ['asks copyText'] },
  ],
  ['a browser that refuses is told of', [chosen, refuses('copyText')], { state: 'ready', said: ['trunk warning.met'] }],
])('a copy button: %s', async (_, story, lived) => expect(await copy(...story)).toMatchObject(lived))
