import { SenderBody, sendersPath } from '@supplier/core/wire/deliveries-sender'
import { refused } from '../laravel.ts'
import { byNumber, byText, sectionEndpoints } from '../section.ts'
import { deliveriesChanged, isWorkingKey, keysOf, senderSeeds, sendersName } from '../world/deliveries.ts'
import { warehouseAt } from '../world/directory.ts'
import type { StoredRecord, Supplier, World } from '../world/world.ts'

const refOf = (named: unknown) => (named as { readonly ref: string } | null)?.ref ?? ''

const problemsOf = ({ warehouse }: StoredRecord, world: World, supplier: Supplier, now: number) => [
  ...(warehouse !== null && warehouseAt(refOf(warehouse))?.isOpen !== true ? ['warehouse_closed'] : []),
  ...(keysOf(world, supplier, now).some((key) => isWorkingKey(key, now)) ? [] : ['key_lost']),
]

export const deliveriesSenderEndpoints = sectionEndpoints({
  name: sendersName,
  base: sendersPath,
  body: SenderBody,
  seeds: senderSeeds,
  made: (_, others) => (others.length === 0 ? { is_default: true } : {}),
  textOf: ({ title, counterparty, settlement }) =>
    [title, counterparty, settlement]
      .map((one) => (typeof one === 'string' ? one : (one as { readonly title: string }).title))
      .join(' '),
  sorts: {
    is_default: byNumber('is_default'),
    title: byText('title'),
  },
  complaint: ({ title, send_from: from, settlement, warehouse, street, building }, others) => {
    if (others.some((other) => other['title'] === title))
      return refused({ title: ['Відправник із такою назвою вже є.'] })
    if (from === 'address') return street && building ? null : refused({ street: ['Вкажіть вулицю і будинок.'] })
    const found = warehouseAt(refOf(warehouse))
    if (found === undefined || !found.ref.startsWith(`${refOf(settlement)}/`))
      return refused({ warehouse: ['Виберіть відділення цього населеного пункту.'] })
    return found.isOpen ? null : refused({ warehouse: ['Це відділення тимчасово зачинено.'] })
  },
  shownAs: ({ clientKey: _, sent: __, ...record }, world, supplier, now) => ({
    ...record,
    problems: problemsOf(record as StoredRecord, world, supplier, now),
  }),
  after: (world, supplier, _, { stored, now }) => deliveriesChanged(world, supplier, sendersName, stored, now),
})
