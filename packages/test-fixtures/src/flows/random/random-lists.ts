import { isDeepStrictEqual } from 'node:util'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionList } from '@supplier/core/kit/section/section.selectors'
import * as fc from 'fast-check'
import { gridIn, type OpenGrid } from '../kit/grids.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { samples } from '../kit/samples.ts'
import { baseOf, type OpenSection, openSection, pathIn, sectionIn, tabIn } from '../kit/sections.ts'

/** What a supplier, another tab or the network does; `n` chooses among what there is. */
interface Step {
  readonly kind: keyof typeof acts
  readonly desk: 0 | 1
  readonly n: number
}

interface Desk {
  readonly section: AnySection
  readonly one: OpenSection
  readonly grid: OpenGrid
  readonly harness: Harness
}

const among = <Choice>(choices: readonly Choice[], n: number): Choice | undefined => choices[n % choices.length]

const filter = async ({ one }: Desk, value: object) => one.filter(value)

/** Leaves whatever dialog is open, so that the next step finds the list. */
const settle = async ({ grid, harness }: Desk) => {
  if (grid.view()?.isBusy === false) grid.bulk()?.send({ type: 'dialog.dismissed' })
  await harness.quiet()
}

const acts = {
  sort: async (desk: Desk, n: number) => filter(desk, { sort: among(desk.section.query['sort'].choices, n) }),
  tab: async (desk: Desk, n: number) => {
    const [name, codec] = tabIn(desk.section) ?? []
    if (name && codec) await filter(desk, { [name]: among(codec.choices, n) })
  },
  search: async (desk: Desk, n: number) => filter(desk, { search: among(['', 'лля', 'жодного такого'], n) }),
  page: async ({ one, harness }: Desk, n: number) => {
    sectionList<AnySection>(one.actor()).send({ type: 'page.chosen', page: 1 + (n % 3) })
    await harness.quiet()
  },
  pick: async ({ one, grid }: Desk, n: number) => {
    const row = among(one.rows(), n)
    if (row) grid.pick(row.id, n % 3 === 0)
  },
  pickPage: async ({ grid }: Desk) => grid.actor().send({ type: 'page.picked' }),
  pickFound: async ({ grid }: Desk) => grid.actor().send({ type: 'found.picked' }),
  clear: async ({ grid }: Desk) => grid.actor().send({ type: 'picks.cleared' }),
  bulk: async (desk: Desk, n: number) => {
    await desk.grid.choose(String(among(Object.keys(desk.section.bulk), n)))
    await desk.grid.confirmAll()
    await settle(desk)
  },
  undo: async ({ grid }: Desk) => grid.takeBack(),
  edit: async ({ section, one, grid }: Desk, n: number) => {
    const name = String(among(Object.keys(section.cells), n))
    const row = among(one.rows(), Math.floor(n / 4))
    if (row) await grid.edit(row.id, name, n % 5 === 0 ? '-1' : (samples[section.id]?.cells?.[name] ?? ''))
    grid.cells().send({ type: 'cell.cancelled' })
  },
  fail: async ({ section, harness }: Desk, n: number) => {
    const kind = among(['applied-then-reset', 'reset-before', 'html-200'] as const, n)
    const method = among(['POST', 'PATCH', 'GET'], Math.floor(n / 3))
    harness.fault({ kind: String(kind) as 'html-200', method, path: `${baseOf(section)}*` })
  },
  wait: async ({ harness }: Desk, n: number) => harness.pass((n % 4) * 4000),
  /** Loads the tab again, which keeps what can be taken back. */
  reload: async ({ section, one, harness }: Desk): Promise<Desk> => {
    const tab = harness.reload(one.tab)
    await tab.panel()
    await harness.quiet()
    const again = sectionIn(section, harness, tab)
    return { section, one: again, harness, grid: gridIn(section, again) }
  },
} as const

const kinds = Object.keys(acts) as readonly (keyof typeof acts)[]

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), desk: fc.constantFrom<0 | 1>(0, 1), n: fc.nat(60) }),
  { maxLength: 18 },
)

/** Two tabs with the same list, which hear the realtime events of the sandbox. */
const openDesks = async (section: AnySection, keys: string[]): Promise<[Desk, Desk]> => {
  const harness = openHarness({
    scenario: 'default',
    between: (call, send) => {
      const isBulk = call.method === 'POST' && call.path === `${baseOf(section)}/bulk`
      if (isBulk) keys.push(String(JSON.parse(call.body).client_key))
      return send()
    },
  })
  const open = async (): Promise<Desk> => {
    const one = await openSection(section, pathIn(section), harness)
    return { section, one, harness, grid: gridIn(section, one) }
  }
  const desks: [Desk, Desk] = [await open(), await open()]
  harness.sandbox.on(({ event, data }) => {
    if (event !== 'product.changed') return
    const { id, version, offer_version: offerVersion } = data as { id: number; version: number; offer_version: number }
    for (const { one } of desks)
      one.actor().send({ type: 'record.changed', section: section.id, id: String(id), version, offerVersion })
  })
  return desks
}

/** What differs from the server once nothing is going on any more; empty when all is well. */
const wrongIn = async ({ section, one, grid, harness }: Desk): Promise<readonly string[]> => {
  const list = sectionList<AnySection>(one.actor())
  if (one.list().messages.length > 0) {
    list.send({ type: 'retry.chosen' })
    await harness.quiet()
  }
  list.send({ type: 'newest.chosen' })
  const fresh = await openSection(section, one.tab.address(), harness)
  const [shown, stored] = [one.rows(), fresh.rows()]
  const { edits } = grid.cells().getSnapshot().context
  const wrong = [
    ...(isDeepStrictEqual(shown, stored) ? [] : [`the rows of ${one.tab.address()} differ`]),
    ...(edits.length === 0 ? [] : ['an edit never ends']),
    ...(grid.view() === null ? [] : [`an action never ends: ${grid.view()?.step}`]),
  ]
  harness.leave(fresh.tab)
  return wrong
}

/** Random steps end with the rows of the server, each action sent once, and no stock below zero. */
export const listsAgree = (
  section: AnySection,
  afterRun: (harness: Harness) => void = () => {},
): fc.IAsyncProperty<[readonly Step[]]> =>
  fc.asyncProperty(steps, async (taken) => {
    const keys: string[] = []
    const desks = await openDesks(section, keys)
    const { harness } = desks[0]
    try {
      for (const { kind, desk, n } of taken) desks[desk] = (await acts[kind](desks[desk], n)) ?? desks[desk]
      harness.sandbox.faults.clear()
      // Longer than a lost request may take to arrive.
      await harness.pass(100_000)
      for (const desk of desks) await settle(desk)
      const wrong = (await Promise.all(desks.map(wrongIn))).flat()
      const doubled = keys.filter((key, at) => keys.indexOf(key) !== at)
      const stock = (harness.sandbox.world().records[section.id]?.[1] ?? []).filter(
        (row) => Number(row['quantity']) < 0,
      )
      if (doubled.length > 0) wrong.push('an action was sent twice')
      if (stock.length > 0) wrong.push('a stock is below zero')
      if (wrong.length > 0) throw new Error(wrong.join('; '))
      harness.rested()
      afterRun(harness)
    } finally {
      harness.closeAll()
    }
  })
