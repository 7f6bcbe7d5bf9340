import { panelParts } from '@supplier/core/app/panel.selectors'
import { type NotificationType, notificationTypes } from '@supplier/core/notifications/notifications.domain'
import * as fc from 'fast-check'
import type { Fault } from '../../faults/fault.ts'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'
import { act, actIn, base, bellOf, idsIn, kept, openedAt, screenOf, shownIn, viewOf } from '../notifications/mailbox.ts'

/** A browser with one tab or two under test. */
interface Office {
  readonly harness: Harness
  readonly tabs: Tab[]
}

type Command = fc.AsyncCommand<object, Office>
type Spoiling = Pick<Fault, 'kind'> & Readonly<Record<string, unknown>>

const spoilings: readonly Spoiling[] = [
  ...(['hang', 'reset-before', 'truncate', 'html-200', 'empty-200'] as const).map((kind) => ({ kind })),
  ...(['applied-then-reset', 'applied-then-hang', 'applied-then-500', 'duplicate-delivery'] as const).map((kind) => ({
    kind,
  })),
  ...[401, 422, 500].map((status) => ({ kind: 'status' as const, status })),
  { kind: 'status', status: 503, headers: { 'Retry-After': '1' } },
]

/** The violations that must never occur. */
const wrongIn = async ({ harness, tabs }: Office): Promise<readonly string[]> => {
  const found = [...brokenInvariants(harness.sandbox.world())]
  for (const tab of tabs) {
    const ids = idsIn(tab)
    const { deleted } = panelParts(await tab.panel()).notifications.getSnapshot().context.changes
    if (new Set(ids).size !== ids.length) found.push('a notification is shown twice')
    if (ids.some((id) => deleted.has(id))) found.push('a notification that was deleted is shown again')
    const bell = await bellOf(tab)
    if (!Number.isSafeInteger(bell) || bell < 0) found.push(`the bell counts ${bell}`)
    if (tab.sent().length > 12) found.push('more than twelve notices')
  }
  return found
}

/** Lets the app come to rest, then returns the violations: every open list must match the server. */
const wrongAtRest = async (office: Office): Promise<readonly string[]> => {
  const { harness, tabs } = office
  harness.sandbox.faults.clear()
  await harness.pass(60_000)
  const found: string[] = []
  for (const tab of tabs) {
    if (!screenOf(tab)) tab.visit('/notifications')
    await harness.quiet()
    const panel = await tab.panel()
    // A panel whose token was refused reads nothing until the supplier refreshes.
    if (panel.getSnapshot().matches('paused')) panel.send({ type: 'refresh.requested' })
    tab.report({ type: 'tab.shown' })
    await harness.pass(2000)
    actIn(tab, { type: 'retry.chosen' })
    actIn(tab, { type: 'newItems.chosen' })
    await harness.quiet()
    for (let page = 0; page < 50; page += 1) {
      actIn(tab, { type: 'more.chosen' })
      await harness.quiet()
    }
    const [shown, truth] = [shownIn(tab).join(), kept(harness, viewOf(tab)?.only ?? undefined).join()]
    if (shown !== truth) found.push(`shown is ${shown}, the server has ${truth}`)
    const view = viewOf(tab)
    if (view === null || view.isLoading || view.undo !== null) found.push('a list hangs')
    const isNew = kept(harness).filter((row) => !row.endsWith('read')).length
    if ((await bellOf(tab)) !== isNew) found.push(`the bell says ${await bellOf(tab)}, not ${isNew}`)
  }
  return [...found, ...(await wrongIn(office))]
}

const command = (name: string, happen: (office: Office) => unknown): Command => ({
  check: () => true,
  run: async (_, office) => {
    await happen(office)
    await office.harness.quiet()
    const found = await wrongIn(office)
    if (found.length > 0) throw new Error(found.join('; '))
  },
  toString: () => name,
})

const location = fc.constantFrom(0, 0, 1)
const row = fc.nat(25)
const tabAt = ({ tabs }: Office, at: number): Tab => tabs[at % tabs.length] as Tab
const rowAt = (tab: Tab, at: number): string => idsIn(tab)[at % Math.max(1, idsIn(tab).length)] ?? 'none'

const on = (weight: number, name: string, happen: (tab: Tab, at: number, office: Office) => unknown) => ({
  weight,
  arbitrary: fc.tuple(location, row).map(([at, number]) =>
    command(`${at} ${name} ${number}`, (office) => {
      const tab = tabAt(office, at)
      return happen(tab, number, office)
    }),
  ),
})

const types: readonly (NotificationType | null)[] = [null, null, null, ...notificationTypes]

const people: fc.Arbitrary<Command> = fc.oneof(
  on(5, 'deletes', (tab, at) => act(tab, { type: 'deletion.chosen', id: rowAt(tab, at) })),
  on(4, 'reads', (tab, at) => act(tab, { type: 'read.chosen', id: rowAt(tab, at) })),
  on(2, 'takes back', (tab) => act(tab, { type: 'undo.chosen', key: viewOf(tab)?.undo?.key ?? '' })),
  on(1, 'reads all', (tab) => act(tab, { type: 'allRead.chosen' })),
  on(1, 'clears', (tab) => act(tab, { type: 'clearing.chosen' })),
  on(4, 'scrolls', (tab) => actIn(tab, { type: 'end.reached' })),
  on(2, 'asks for more', (tab) => actIn(tab, { type: 'more.chosen' })),
  on(2, 'wants to see what is new', (tab) => actIn(tab, { type: 'newItems.chosen' })),
  on(2, 'tries again', (tab) => actIn(tab, { type: 'retry.chosen' })),
  on(1, 'filters', (tab, at) => act(tab, { type: 'filter.chosen', only: types[at % types.length] ?? null })),
  on(1, 'goes away and comes back', async (tab, _, { harness }) => {
    tab.visit('/orders')
    await harness.quiet()
    tab.visit('/notifications')
  }),
  on(1, 'hides the page and shows it again', async (tab, _, { harness }) => {
    tab.hide()
    await harness.quiet()
    tab.report({ type: 'tab.shown' })
  }),
  on(1, 'is loaded anew', async (tab, _, { harness, tabs }) => {
    tab.hide()
    harness.leave(tab)
    tabs[tabs.indexOf(tab)] = await openedAt(harness)
  }),
)

const path = fc.constantFrom(base, base, `${base}/*`, `${base}/count/new`, `${base}/mark-all-as-read`)

const world: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(path, fc.constantFrom(...spoilings), fc.integer({ min: 1, max: 2 }))
      .map(([at, fault, nth]) =>
        command(`${JSON.stringify(fault)} strikes call ${nth} of ${at}`, ({ harness }) =>
          harness.fault({ ...fault, path: at, nth }),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(path, fc.constantFrom(300, 4000, 14_000))
      .map(([at, ms]) =>
        command(`${at} takes ${ms} ms`, ({ harness }) => harness.fault({ kind: 'delay', ms, path: at })),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.constant(
      command('two answers change places', ({ harness }) =>
        harness.fault({ kind: 'reorder', hold: 2, method: 'GET', path: base }),
      ),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(1, 1, 2, 12).map((count) =>
      command(`${count} arrive, and that is told`, async ({ harness, tabs }) => {
        for (let one = 0; one < count; one += 1) harness.sandbox.notify(1)
        for (const tab of tabs) (await tab.panel()).send({ type: 'setup.invalidated' })
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant(command('one arrives, and nobody is told', ({ harness }) => harness.sandbox.notify(1))),
  },
)

const time = fc
  .constantFrom(500, 2000, 5000, 16_000)
  .map((ms) => command(`${ms} ms pass`, ({ harness }) => harness.pass(ms)))

const happening: fc.Arbitrary<Command> = fc.oneof(
  { withCrossShrink: true },
  { weight: 1, arbitrary: fc.constant(command('nothing happens', () => {})) },
  { weight: 8, arbitrary: people },
  { weight: 4, arbitrary: world },
  { weight: 4, arbitrary: time },
)

/**
 * The property that deleted notifications stay deleted, none is shown twice, and the list matches the server in the
 * end.
 */
export const listsAreTrue = (afterRun: (harness: Harness) => void = () => {}) =>
  fc.asyncProperty(
    fc.constantFrom(1, 1, 2),
    fc.array(happening, { minLength: 15, maxLength: 50, size: 'max' }),
    async (count, commands) => {
      const harness = openHarness({ scenario: 'default' })
      const office: Office = { harness, tabs: [] }
      try {
        for (let at = 0; at < count; at += 1) office.tabs.push(await openedAt(harness))
        await fc.asyncModelRun(() => ({ model: {}, real: office }), commands)
        const found = await wrongAtRest(office)
        if (found.length > 0) throw new Error(found.join('; '))
        harness.rested()
        afterRun(harness)
      } finally {
        harness.closeAll()
      }
    },
  )
