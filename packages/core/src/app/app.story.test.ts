import { expect, test } from 'vitest'
import { type AnyActorLogic, fromCallback } from 'xstate'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { someSession as anna, someSetup } from '../../testing/ports.ts'
import { defaultAppearance } from '../appearance/appearance.domain.ts'
import { noTelephone } from '../countries/countries.domain.ts'
import type { Session } from '../session/session.domain.ts'
import { type AppEvent, appMachine } from './app.machine.ts'

const rotated: Session = { ...anna, token: 'two' }
const bohdan: Session = { supplier: { ...anna.supplier, id: 2 }, token: 'three' }
const unauthorized = { kind: 'unauthorized', texts: [] } as const

const addresses: string[] = []
const notes: string[] = []

const tab = (session: Session | null, href: string) =>
  lifeOf(appMachine, {
    session,
    href,
    telephone: noTelephone,
    appearance: defaultAppearance,
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    navigation: {
      writeAddress: ({ href: written, replace }) => {
        addresses.push(`${replace ? 'replaced by' : 'went to'} ${written}`)
      },
    },
    log: { note: (code) => void notes.push(code) },
  })

type Story = readonly (AppEvent | Happening)[]

const opens = (session: Session): AppEvent => ({ type: 'session.opened', session, landing: 'statistics' })
const elsewhere = (session: Session | null): AppEvent => ({ type: 'session.changedElsewhere', session })
const loaded = answers('loadPanel', fromCallback(() => {}) as AnyActorLogic)
const chats: AppEvent = { type: 'place.wanted', place: { to: 'chats' } }
const unsaved: AppEvent = { type: 'work.changed', isUnsaved: true }
const logout: AppEvent = { type: 'logout.chosen' }
const holding = (said: readonly string[]) => expect.arrayContaining([...said])

test.each<[string, Story, object]>([
  ['nobody is signed in', [], { state: 'signedOut', context: { session: null, place: { to: 'auth' } } }],
  [
    'a session that was opened is kept first',
    [opens(anna)],
    { state: 'keeping', said: ['asks keepSession'], context: { session: anna, isUnsaved: false } },
  ],
  [
    'then the panel is loaded and the landing opened',
    [opens(anna), answers('keepSession', 'stored')],
    {
      state: { signedIn: { panel: 'loading' } },
      said: ['slot place.opened', 'asks loadPanel'],
      context: { place: { to: 'statistics' } },
    },
  ],
  [
    'a browser that keeps nothing is told of',
    [opens(anna), answers('keepSession', 'memoryOnly')],
    { said: holding(['notices notice.raised']), context: { place: { to: 'statistics' } } },
  ],
  [
    'so is one that fails to',
    [opens(anna), refuses('keepSession')],
    { state: { signedIn: {} }, said: holding(['notices notice.raised']), context: { place: { to: 'statistics' } } },
  ],
  [
    'who signs in elsewhere is signed in here',
    [elsewhere(bohdan)],
    { state: { signedIn: {} }, context: { session: bohdan, place: { to: 'statistics' } } },
  ],
  ['who signs out elsewhere was signed out here', [elsewhere(null)], { state: 'signedOut', said: [] }],
  [
    'what the sign-in screens hand on is carried',
    [{ type: 'carried.changed', carried: { recovery: { telephone: '1' } as never } }],
    { context: { carried: { recovery: { telephone: '1' }, telephone: noTelephone } } },
  ],
  [
    'the landing that was asked for is the one that opens',
    [{ type: 'session.opened', session: anna, landing: 'articles-information' }, answers('keepSession', 'stored')],
    { context: { place: { to: 'articles-information' } } },
  ],
  [
    'a failure nobody is signed in for is told like any other',
    [{ type: 'failure.met', failure: unauthorized }],
    { said: ['notices notice.raised'], events: [{ variant: 'destructive' }] },
  ],
])('signed out: %s', async (_, story, lived) => expect(await tab(null, '/orders')(...story)).toMatchObject(lived))

const open: Story = [loaded]

test.each<[string, Story, object]>([
  [
    'the panel is loaded',
    [],
    { state: { signedIn: { panel: 'loading', session: 'kept' } }, said: holding(['asks loadPanel']) },
  ],
  ['and starts', [loaded], { state: { signedIn: { panel: 'open' } }, said: ['asks panel'] }],
  ['it may be missing', [refuses('loadPanel')], { state: { signedIn: { panel: 'missing' } } }],
  ['and be tried again', [refuses('loadPanel'), { type: 'retry.chosen' }], { said: ['asks reload'] }],
  [
    'on a page that is new where the server is reached',
    [refuses('loadPanel'), { type: 'retry.chosen' }, refuses('reload')],
    { said: ['asks loadPanel'] },
  ],
  [
    'one that breaks leaves the rest alone',
    [...open, breaksDown('panel')],
    { state: { signedIn: { panel: 'missing' } }, context: { panel: null } },
  ],
  [
    'another place opens another screen',
    [...open, chats],
    { said: ['slot place.opened', 'panel place.left'], context: { place: { to: 'chats' }, isUnsaved: false } },
  ],
  [
    'another part of the same place opens none',
    [...open, { type: 'place.wanted', place: { to: 'orders', search: '?page=2' } }],
    { said: ['slot place.refined'], context: { place: { to: 'orders', search: '?page=2' } } },
  ],
  [
    'Back leads where it says',
    [...open, { type: 'address.changed', href: '/chats' }],
    { said: ['slot place.opened', 'panel place.left'], context: { place: { to: 'chats' } } },
  ],
  [
    'unsaved work is known here and guarded in the panel',
    [...open, unsaved],
    { said: ['panel work.changed'], context: { isUnsaved: true } },
  ],
  [
    'so is a key, of which there is no draft',
    [...open, { type: 'work.changed', isUnsaved: true, isKept: false }],
    { said: ['panel work.changed'], context: { isUnsaved: true, isKept: false } },
  ],
  [
    'what is typed next is kept again',
    [...open, { type: 'work.changed', isUnsaved: true, isKept: false }, unsaved],
    { context: { isUnsaved: true, isKept: true } },
  ],
  [
    'whoever leaves it is asked',
    [...open, unsaved, chats],
    { said: ['panel leaving.wanted'], context: { place: { to: 'orders' }, isUnsaved: true } },
  ],
  ['also who logs out', [...open, unsaved, logout], { state: { signedIn: {} }, said: ['panel leaving.wanted'] }],
  [
    'without a panel nobody asks',
    [unsaved, chats],
    { said: ['slot place.opened'], context: { place: { to: 'chats' }, isUnsaved: false } },
  ],
  [
    'what is thrown away holds nobody back',
    [...open, unsaved, { type: 'work.discarded' }],
    { said: ['slot screen.told'], context: { isUnsaved: false } },
  ],
  [
    'who logs out is forgotten',
    [...open, logout],
    {
      state: 'signingOut',
      said: holding(['asks forgetSession', 'notices session.ended', 'slot place.opened']),
      context: { session: null, panel: null, place: { to: 'login' }, isUnsaved: false },
    },
  ],
  ['and then signed out', [...open, logout, answers('forgetSession')], { state: 'signedOut' }],
  ['also where forgetting failed', [...open, logout, refuses('forgetSession')], { state: 'signedOut' }],
  [
    'who comes back to sign in again need not save',
    [...open, unsaved, { type: 'signIn.wanted' }],
    { state: 'signingOut', context: { isUnsaved: false } },
  ],
  [
    'a subscription that was paid starts everything afresh',
    [...open, unsaved, { type: 'access.gained' }],
    {
      state: { signedIn: { panel: 'loading' } },
      said: holding(['asks loadPanel', 'slot place.opened']),
      context: { isUnsaved: false, panel: null },
    },
  ],
  [
    'a panel that breaks takes along what it had on its way: a new one starts afresh without waiting for that',
    [
      ...open,
      { type: 'writes.changed', by: 'outbox', isUnderWay: true },
      { type: 'writes.changed', by: 'avatar', isUnderWay: true },
      breaksDown('panel'),
    ],
    { context: { writing: ['avatar'] } },
  ],
  [
    'but not before changes have arrived',
    [...open, { type: 'writes.changed', by: 'outbox', isUnderWay: true }, { type: 'access.gained' }],
    { state: { signedIn: { panel: 'open', access: 'gained' } }, said: [], context: { writing: ['outbox'] } },
  ],
  [
    'and then at once',
    [
      ...open,
      { type: 'writes.changed', by: 'outbox', isUnderWay: true },
      { type: 'access.gained' },
      { type: 'writes.changed', by: 'outbox', isUnderWay: false },
    ],
    {
      state: { signedIn: { panel: 'loading', access: 'known' } },
      said: holding(['asks loadPanel', 'slot place.opened']),
      context: { writing: [], panel: null },
    },
  ],
  [
    'a token renewed elsewhere is taken over',
    [...open, elsewhere(rotated)],
    {
      said: ['panel token.changed', 'panel supplier.learned', 'slot screen.told'],
      context: { session: { token: 'two' } },
    },
  ],
  ['the same one renews nothing', [...open, elsewhere(anna)], { said: ['panel supplier.learned', 'slot screen.told'] }],
  [
    'another supplier elsewhere starts everything of theirs',
    [...open, unsaved, { type: 'writes.changed', by: 'avatar', isUnderWay: true }, elsewhere(bohdan)],
    {
      state: { signedIn: { panel: 'loading' } },
      said: holding(['asks loadPanel', 'notices session.ended', 'slot place.opened']),
      context: { session: bohdan, place: { to: 'statistics' }, isUnsaved: false, writing: [] },
    },
  ],
  [
    'who signs out elsewhere is signed out here',
    [...open, unsaved, { type: 'writes.changed', by: 'avatar', isUnderWay: true }, elsewhere(null)],
    {
      state: 'signedOut',
      said: holding(['notices session.ended', 'slot place.opened']),
      context: { session: null, place: { to: 'login' }, isUnsaved: false, writing: [] },
    },
  ],
  [
    'news about the supplier are told everywhere, and kept',
    [...open, { type: 'supplier.changed', patch: { firstname: 'Olena' } }],
    {
      state: { signedIn: { session: 'keeping' } },
      said: ['panel supplier.learned', 'slot screen.told', 'asks keepNews'],
      context: { session: { supplier: { firstname: 'Olena' } } },
    },
  ],
  [
    'and then kept',
    [...open, { type: 'supplier.changed', patch: { firstname: 'Olena' } }, answers('keepNews', 'stored')],
    { state: { signedIn: { session: 'kept' } } },
  ],
  [
    'or not',
    [...open, { type: 'supplier.changed', patch: { firstname: 'Olena' } }, refuses('keepNews')],
    { state: { signedIn: { session: 'kept' } } },
  ],
  [
    'what is known already is told to whoever asked, and kept by nobody',
    [...open, { type: 'supplier.changed', patch: { firstname: anna.supplier.firstname } }],
    { state: { signedIn: { session: 'kept' } }, said: ['panel supplier.learned', 'slot screen.told'] },
  ],
  [
    'a failure is told',
    [{ type: 'failure.met', failure: { kind: 'unreachable' } }],
    { said: ['notices notice.raised'], events: [{ variant: 'destructive' }] },
  ],
  [
    'an expired session is told with a way out',
    [{ type: 'failure.met', failure: unauthorized }],
    { said: ['notices notice.raised'], events: [{ action: expect.anything() }] },
  ],
  [
    'also where nobody asked for anything',
    [{ type: 'fault.noted', code: 'odd', failure: unauthorized }],
    { said: ['notices notice.raised'], events: [{ action: expect.anything() }] },
  ],
  ['a fault is told to nobody', [{ type: 'fault.noted', code: 'odd' }], { said: [] }],
  [
    'a success is told',
    [{ type: 'success.met', message: { text: 'x' } }],
    { events: [{ type: 'notice.raised', variant: 'successful' }] },
  ],
  [
    'a warning is told',
    [{ type: 'warning.met', message: { text: 'x' } }],
    { events: [{ type: 'notice.raised', variant: 'warning' }] },
  ],
  [
    'a good moment to try again is told to the panel',
    [...open, { type: 'line.nudged', reason: 'shown' }],
    { said: ['panel line.nudged'] },
  ],
  ['so does a network that is lost', [...open, { type: 'network.lost' }], { said: ['panel network.lost'] }],
  [
    'so is a token that is not taken, beside the notice',
    [...open, { type: 'failure.met', failure: unauthorized }],
    { said: ['panel token.refused', 'notices notice.raised'] },
  ],
  [
    'also when nobody else is told',
    [...open, { type: 'fault.noted', code: 'odd', failure: unauthorized }],
    { said: ['panel token.refused', 'notices notice.raised'] },
  ],
  [
    'fresh settings reach panel and screen',
    [...open, { type: 'setup.learned', setup: someSetup }],
    { said: ['panel setup.learned', 'slot screen.told'] },
  ],
  ['old ones are read again', [...open, { type: 'setup.outdated' }], { said: ['panel setup.outdated'] }],
  ['so they are when money moved', [...open, { type: 'balances.changed' }], { said: ['panel setup.outdated'] }],
  ['an old account is read again', [...open, { type: 'account.outdated' }], { said: ['panel account.outdated'] }],
  [
    'a dialog of the screen is known here and in the panel',
    [...open, { type: 'dialog.changed', by: 'screen', isOpen: true }],
    { said: ['panel dialog.changed'], events: [{ isOpen: true }], context: { dialogs: ['screen'] } },
  ],
  [
    'the first of two that goes leaves the other',
    [
      ...open,
      { type: 'dialog.changed', by: 'avatar', isOpen: true },
      { type: 'dialog.changed', by: 'link', isOpen: true },
      { type: 'dialog.changed', by: 'avatar', isOpen: false },
    ],
    { said: ['panel dialog.changed'], events: [{ isOpen: true }], context: { dialogs: ['link'] } },
  ],
  [
    'a screen that is gone takes all of them along',
    [...open, { type: 'dialog.changed', by: 'link', isOpen: true }, { type: 'screen.closed' }],
    {
      said: ['panel dialog.changed', 'panel screen.closed'],
      events: [{ isOpen: false }, {}],
      context: { dialogs: [] },
    },
  ],
  [
    'changes on their way are known here and in the panel',
    [...open, { type: 'writes.changed', by: 'outbox', isUnderWay: true }],
    { said: ['panel writes.changed'], context: { writing: ['outbox'] } },
  ],
  [
    'a link waits for what would end with the screen',
    [
      ...open,
      { type: 'writes.changed', by: 'avatar', isUnderWay: true },
      { type: 'place.wanted', place: { to: 'chats' } },
    ],
    { said: ['panel leaving.wanted'], context: { writing: ['avatar'] } },
  ],
  [
    'who logs out meanwhile is asked to wait',
    [...open, { type: 'writes.changed', by: 'outbox', isUnderWay: true }, logout],
    { state: { signedIn: {} }, said: ['panel leaving.wanted'] },
  ],
  [
    'unless they do not want to',
    [...open, { type: 'writes.changed', by: 'outbox', isUnderWay: true }, { type: 'writes.abandoned' }, logout],
    { state: 'signingOut' },
  ],
  ['one that failed is told to whoever waits', [...open, { type: 'write.failed' }], { said: ['panel write.failed'] }],
  [
    'a screen speaks to the panel',
    [...open, { type: 'panel.told', fact: { type: 'changes.requested' } }],
    { said: ['panel changes.requested'] },
  ],
  [
    'and the panel to the screen',
    [...open, { type: 'screen.told', fact: { type: 'news.arrived' } }],
    { said: ['slot screen.told'] },
  ],
])('signed in: %s', async (_, story, lived) => expect(await tab(anna, '/orders')(...story)).toMatchObject(lived))

test.each<[string, Session | null, Story, readonly string[]]>([
  ['where one arrives is written down', anna, [], ['replaced by /orders']],
  ['where one goes is written down', anna, [loaded, chats], ['replaced by /orders', 'went to /chats']],
  [
    'a part of the same place too',
    anna,
    [{ type: 'place.wanted', place: { to: 'orders', search: '?page=2' }, replace: true }],
    ['replaced by /orders', 'replaced by /orders?page=2'],
  ],
  [
    'who may not leave yet stays where the address says',
    anna,
    [loaded, unsaved, chats],
    ['replaced by /orders', 'went to /orders'],
  ],
])('%s', async (_, session, story, written) => {
  addresses.length = 0
  await tab(session, '/orders')(...story)
  expect(addresses).toEqual(written)
})

test.each<[string, Story, string]>([
  ['notices', [breaksDown('notices')], 'notices stopped'],
  ['appearance', [breaksDown('appearance')], 'appearance stopped'],
  ['connectivity', [breaksDown('connectivity')], 'connectivity stopped'],
  ['slot', [breaksDown('slot')], 'slot stopped'],
  ['watchAddress', [breaksDown('watchAddress')], 'address not watched'],
  ['watchSession', [breaksDown('watchSession')], 'storage not watched'],
  ['panel', [loaded, breaksDown('panel')], 'panel stopped'],
  ['code of the panel', [refuses('loadPanel')], 'panel not loaded'],
  ['screen', [{ type: 'fault.noted', code: 'odd' }], 'odd'],
  ['session', [{ type: 'fault.noted', code: 'late', failure: unauthorized }], 'late'],
])('a fault of the %s is noted, and the app lives on', async (_, story, note) => {
  notes.length = 0
  expect((await tab(anna, '/orders')(...story)).snapshot.status).toBe('active')
  expect(notes).toEqual([note])
})
