import {
  AttributeGroupBody,
  AttributeGroupsOrderBody,
  attributeGroupsPath,
  attributeGroupsWire,
} from '@supplier/core/adapters/http/attributes/attribute-groups.wire'
import { ok, refused, wrongState } from '../../http/laravel.ts'
import { attributesOf, groupSeeds, groupsOf, numbered, withMoved } from '../../world/attributes/attributes.ts'
import { withoutKeys, withRecords } from '../../world/records.ts'
import type { StoredRecord } from '../../world/world.ts'
import { Done } from '../kit/answers.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'
import { byNumber, byText, sectionEndpoints } from '../kit/section.ts'

const folded = (title: unknown): string => String(title).toLocaleLowerCase('uk')
const order = supplierEndpoint({
  method: 'PUT',
  path: `${attributeGroupsPath}/order`,
  assumed: true,
  body: AttributeGroupsOrderBody,
  answer: Done,
  handle: (world, { supplier, body: { ids } }) => {
    const all = groupsOf(world, supplier)
    // Groups that are not named stay behind the named ones.
    const placeOf = ({ id, position }: StoredRecord) =>
      ids.includes(id) ? ids.indexOf(id) : ids.length + Number(position)
    const placed = all.map((one) => ({ ...one, position: placeOf(one) }))
    const moved = numbered(placed).map((one) => {
      const { position } = all.find(({ id }) => id === one.id) ?? one
      return position === one['position'] ? one : { ...one, version: one.version + 1 }
    })
    return [withRecords(world, supplier, 'attribute-groups', moved), ok({})]
  },
})

export const attributeGroupsEndpoints: readonly Endpoint[] = [
  ...sectionEndpoints({
    name: 'attribute-groups',
    wire: attributeGroupsWire,
    event: 'attribute_group.changed',
    more: [order],
    body: AttributeGroupBody,
    seeds: groupSeeds,
    // A new group is the last one.
    made: { position: Number.MAX_SAFE_INTEGER, locked: false },
    textOf: ({ title }) => String(title),
    filters: { owner: ({ locked }, [chosen]) => locked === (chosen === 'system') },
    sorts: { position: byNumber('position'), title: byText('title') },
    shownAs: (record, world, supplier) => {
      const { position, attributes } = groupsOf(world, supplier).find(({ id }) => id === record.id) ?? record
      const all = attributesOf(world, supplier)
      const listed = (attributes as readonly number[]).flatMap((id) => all.find((one) => one.id === id) ?? [])
      return {
        ...withoutKeys(record),
        position,
        attributes: listed.map(({ id, title }) => ({ id, title })),
      }
    },
    after: withMoved,
    complaint: ({ title, attributes }, others, world, supplier) => {
      if (others.some((other) => folded(other['title']) === folded(title)))
        return refused({ title: ['Група з такою назвою вже є.'] })
      const all = attributesOf(world, supplier)
      for (const id of attributes as readonly number[]) {
        const one = all.find((attribute) => attribute.id === id)
        if (one === undefined) return refused({ attributes: ['Одного з цих атрибутів уже немає.'] })
        if (one['locked'])
          return refused({ attributes: [`Атрибут «${one['title']}» системний: спершу зробіть його копію.`] })
      }
      return null
    },
    mayChange: ({ locked }) => (locked ? wrongState('Системна група не змінюється.') : null),
    mayRemove: ({ locked }) => (locked ? wrongState('Системну групу не можна видалити.') : null),
  }),
]
