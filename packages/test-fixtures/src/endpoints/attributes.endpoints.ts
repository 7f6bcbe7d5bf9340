import { AttributeBody, attributesPath } from '@supplier/core/wire/attributes'
import { refused } from '../laravel.ts'
import { byNumber, byText, sectionEndpoints, withoutKeys, wrongState } from '../section.ts'
import { type AttributeValue, inProducts, lostValue, usageOf } from '../world/attribute-values.ts'
import { attributeSeeds, groupsOf, withListed } from '../world/attributes.ts'
import type { StoredRecord } from '../world/world.ts'

const systemLocked = wrongState('Системний атрибут не змінюється: зробіть його власну копію.', {
  reason: 'system_locked',
})

const listed = ['one', 'many', 'color', 'size']

const without = ({ id: _, version: __, clientKey: ___, sent: ____, ...fields }: StoredRecord) => fields

export const attributesEndpoints = sectionEndpoints({
  name: 'attributes',
  base: attributesPath,
  body: AttributeBody,
  seeds: attributeSeeds,
  made: { status: 'active', usage_count: 0, locked: false },
  textOf: ({ title, values: listedValues }) =>
    [title, ...(listedValues as readonly { title: string }[]).map((one) => one.title)].join(' '),
  filters: {
    type: ({ type }, chosen) => chosen.includes(String(type)),
    status: ({ status }, chosen) => chosen.includes(String(status)),
    owner: ({ locked }, [chosen]) => locked === (chosen === 'system'),
  },
  sorts: {
    title: byText('title'),
    usage_count: byNumber('usage_count'),
  },
  shownAs: (record, world, supplier) => {
    const group = groupsOf(world, supplier).find(({ id }) => id === record['group_id'])
    return { ...withoutKeys(record), group: group ? { id: group.id, title: group['title'] } : null }
  },
  after: withListed,
  complaint: ({ title, type, values: chosen, group_id: groupId }, others, world, supplier) => {
    if (
      others.some((other) => String(other['title']).toLocaleLowerCase('uk') === String(title).toLocaleLowerCase('uk'))
    )
      return refused({ title: ['Атрибут із такою назвою вже є.'] })
    const group = groupsOf(world, supplier).find(({ id }) => id === groupId)
    if (groupId !== null && group === undefined) return refused({ group_id: ['Такої групи вже немає.'] })
    if (group?.['locked']) return refused({ group_id: ['Системна група не змінюється.'] })
    const isEmpty = listed.includes(String(type)) && (chosen as readonly unknown[]).length === 0
    return isEmpty ? refused({ values: ['Додайте хоча б одне значення.'] }) : null
  },
  // The products change how many of them use an attribute.
  asOf: (record, _, world, supplier) => {
    const usage = usageOf(world, supplier, record.id)
    return usage === record['usage_count'] ? record : { ...record, usage_count: usage }
  },
  mayChange: ({ id, locked, type, usage_count: usage }, fields, world, supplier) => {
    if (locked) return systemLocked
    const kept = fields['values'] as readonly Partial<AttributeValue>[] | undefined
    const lost = kept && lostValue(world, supplier, id, kept)
    if (lost)
      return wrongState(`«${lost.title}» є ${inProducts(lost.count)}: спершу замініть це значення.`, {
        reason: 'value_in_use',
      })
    return fields['type'] !== undefined && fields['type'] !== type && Number(usage) > 0
      ? wrongState(`Атрибут використовується ${inProducts(Number(usage))}, тому тип не змінюється.`, {
          reason: 'type_frozen',
        })
      : null
  },
  mayRemove: ({ locked, usage_count: usage }) => {
    if (locked) return systemLocked
    return Number(usage) > 0
      ? wrongState(`Атрибут використовується ${inProducts(Number(usage))}: його можна лише архівувати.`)
      : null
  },
  commands: {
    archive: ({ locked }) => (locked ? systemLocked : { changed: { status: 'archived' } }),
    restore: ({ locked }) => (locked ? systemLocked : { changed: { status: 'active' } }),
    copy: (one) => ({ made: { ...without(one), title: `${one['title']} (копія)`, usage_count: 0, locked: false } }),
    adopt: (one) =>
      one['locked']
        ? {
            made: {
              ...without(one),
              title: `${one['title']} (власний)`,
              usage_count: 0,
              locked: false,
              group_id: null,
            },
          }
        : wrongState('Цей атрибут уже власний.'),
  },
})
