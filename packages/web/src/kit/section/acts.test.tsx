import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryStore } from '@supplier/core/adapters/memory/kernel.memory'
import type { AppActor } from '@supplier/core/app/app.machine'
import { appParts, selectPage } from '@supplier/core/app/app.selectors'
import type { ListRow } from '@supplier/core/kit/list/list.domain'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionList } from '@supplier/core/kit/section/section.selectors'
import type { SectionActor } from '@supplier/core/kit/section/section.setup'
import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Cost, costOf, untilStill } from '../../../testing/acts.ts'
import { opened } from '../../../testing/opened.tsx'
import uk from '../../i18n/uk/index.ts'
import list from '../../i18n/uk/list/index.ts'
import section from '../../i18n/uk/section/index.ts'
import { productsTranslations } from '../../products/products.translations.ts'

const file = join(import.meta.dirname, '../../../testing/acts.json')
const allowed: Readonly<Record<string, Cost>> = JSON.parse(readFileSync(file, 'utf8'))
const isWritten = process.env['ACTS'] === 'write'

/** An act may render and change so much more before its line in the table has to be changed. */
const tolerance = 1.02

const { filters, filterChoices } = productsTranslations.uk

const element = (selector: string, at = 0): Element => {
  const found = document.querySelectorAll(`main ${selector}`)[at]
  if (found === undefined) throw new Error(`the list has no ${selector}`)
  return found
}
const press = (found: Element) => fireEvent.click(found)
const tab = (name: string) => press(screen.getByRole('link', { name: new RegExp(`^${name} `) }))

const listIn = (app: AppActor) =>
  sectionList(selectPage(appParts(app).outlet.getSnapshot()).screen as SectionActor<AnySection>)

/** The event that a product changed, with the row as the server sends it. */
const changed = (app: AppActor) => {
  const row: ListRow | undefined = listIn(app).getSnapshot().context.found?.page.rows[3]
  if (row === undefined) throw new Error('the list has no rows')
  const version = (row.version ?? 0) + 1
  app.send({ type: 'record.changed', section: 'products', id: row.id, version, row: { ...row, version } })
}

/** What is done in the list, in this order. */
const acts: Readonly<Record<string, (app: AppActor) => void>> = {
  'an event that carries a row': changed,
  'another tab': () => tab(filterChoices.tab.active),
  'the tab of all': () => tab(filterChoices.tab.all),
  'another order': () => {
    const orders = screen.getByLabelText<HTMLSelectElement>(filters.sort)
    fireEvent.change(orders, { target: { value: orders.options[1]?.value } })
  },
  'another page': () => press(screen.getByRole('link', { name: list.next })),
  'one picked': () => press(element('tbody input[type=checkbox]', 3)),
  'all picked': () => press(screen.getAllByLabelText(section.pickPage)[0] ?? document.body),
  'none picked': () => press(screen.getByRole('button', { name: section.clearPicks })),
  'a cell opened': () => press(element('tbody [data-edit]')),
  'a cell left': () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
  'a key in the search': () => fireEvent.change(element('input[type=search]'), { target: { value: 'к' } }),
}

test('no act in a long list renders or changes more than the table says: `ACTS=write` writes it anew', async () => {
  const sandbox = createSandbox({ scenario: 'thousands' })
  let pending = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    pending += 1
    try {
      return await sandbox.fetch(input, init)
    } finally {
      pending -= 1
    }
  }
  const local = memoryStore(new Map([['user', await seatOf(sandbox)]]))
  // By its own clock, decades behind, the panel would say so in a toast, which comes and goes at any moment.
  const app = opened({ href: '/products', fetch, local, now: () => sandbox.clock.now() })
  await waitFor(() => expect(document.querySelector('main tbody [data-edit]')).toBeTruthy())
  // The toasts are loaded after the first screen, and would be counted for the act that is then under way.
  await screen.findByRole('region', { name: uk.ui.toasts })
  const isBusy = () =>
    pending > 0 ||
    ['loading', 'typing'].some((tag) =>
      listIn(app)
        .getSnapshot()
        .hasTag(tag as never),
    )
  await untilStill(isBusy)
  // So is what the first pick loads.
  for (const act of ['one picked', 'none picked']) {
    acts[act]?.(app)
    await untilStill(isBusy)
  }

  const found: Record<string, Cost> = {}
  const rendered = new Map<string, ReadonlyMap<string, number>>()
  for (const [name, perform] of Object.entries(acts)) {
    const { cost, components } = await costOf(() => perform(app), isBusy)
    found[name] = cost
    rendered.set(name, components)
  }
  if (isWritten) writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
  const table = isWritten ? found : allowed
  const dearer = Object.entries(found).flatMap(([name, cost]) => {
    const { [name]: most } = table
    const isDearer = Object.entries(cost).some(([what, count]) => count > tolerance * (most?.[what as keyof Cost] ?? 0))
    const often = [...(rendered.get(name) ?? [])].toSorted(([, one], [, other]) => other - one).slice(0, 10)
    return isDearer ? [{ name, cost, allowed: most, often: Object.fromEntries(often) }] : []
  })
  expect(dearer).toEqual([])
  expect(Object.keys(found)).toEqual(Object.keys(table))
}, 120_000)
