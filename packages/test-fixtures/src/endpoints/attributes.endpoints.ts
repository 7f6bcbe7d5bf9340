import { AttributeBody, attributesPath } from '@supplier/core/wire/attributes'
import { refused } from '../laravel.ts'
import { byNumber, byText, sectionEndpoints, withoutKeys, wrongState } from '../section.ts'
import { type AttributeValue, lostValue } from '../world/attribute-values.ts'
import { attributeSeeds, groupsOf, withListed } from '../world/attributes.ts'
import type { StoredRecord } from '../world/world.ts'

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
  mayChange: ({ id, locked, type, usage_count: usage }, fields, world, supplier) => {
    if (locked) return wrongState('Системний атрибут не змінюється.')
    const kept = fields['values'] as readonly Partial<AttributeValue>[] | undefined
    const lost = kept && lostValue(world, supplier, id, kept)
    if (lost) return refused({ values: [`«${lost.title}» є в ${lost.count} товарах: спершу замініть це значення.`] })
    return fields['type'] !== undefined && fields['type'] !== type && Number(usage) > 0
      ? refused({ type: [`Атрибут використовується в ${usage} товарах.`] })
      : null
  },
  mayRemove: ({ locked, usage_count: usage }) =>
    locked || Number(usage) > 0 ? wrongState('Атрибут використано в товарах.') : null,
  commands: {
    archive: ({ locked }) =>
      locked ? wrongState('Системний атрибут не змінюється.') : { changed: { status: 'archived' } },
    restore: () => ({ changed: { status: 'active' } }),
    copy: (one) => ({ made: { ...without(one), title: `${one['title']} (копія)`, usage_count: 0, locked: false } }),
    adopt: (one) => ({
      made: { ...without(one), title: `${one['title']} (власний)`, usage_count: 0, locked: false, group_id: null },
    }),
  },
})
