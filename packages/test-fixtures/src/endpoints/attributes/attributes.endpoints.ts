import { editableValues, shownValues } from '@supplier/core/adapters/http/attributes/attribute-values.wire'
import { AttributeBody, attributesWire, codeFrom } from '@supplier/core/adapters/http/attributes/attributes.wire'
import { refused, wrongState } from '../../http/laravel.ts'
import {
  boundRefusal,
  copyOf,
  freeCode,
  groupRefusal,
  shapeRefusal,
  titleRefusal,
} from '../../world/attributes/attribute-checks.ts'
import {
  type AttributeValue,
  inProducts,
  lostValue,
  usageOf,
  valuesOf,
  withoutWork,
} from '../../world/attributes/attribute-values.ts'
import { attributeEvent, attributeSeeds, groupsOf, noRules, withListed } from '../../world/attributes/attributes.ts'
import { useOfAttribute } from '../../world/attributes/lacking.ts'
import { withoutKeys } from '../../world/records.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'
import { byNumber, byText, sectionEndpoints } from '../kit/section.ts'
import { attributeValuesEndpoints } from './attribute-values.endpoints.ts'

const systemLocked = wrongState('Системний атрибут не змінюється: зробіть його власну копію.', {
  reason: 'system_locked',
})

/** An attribute in the list, without its values. */
const rowOf = (record: StoredRecord, world: World, supplier: Supplier) => {
  const group = groupsOf(world, supplier).find(({ id }) => id === record['group_id'])
  const { values: _, ...row } = withoutKeys(withoutWork(record))
  return {
    ...row,
    values_count: valuesOf(record).length,
    values_more: valuesOf(record).length > editableValues,
    rules: { ...noRules, ...(record['rules'] as object) },
    ...useOfAttribute(world, supplier, record),
    group: group ? { id: group.id, title: group['title'] } : null,
  }
}

export const attributesEndpoints = sectionEndpoints({
  name: 'attributes',
  wire: attributesWire,
  event: attributeEvent,
  more: attributeValuesEndpoints,
  body: AttributeBody,
  seeds: attributeSeeds,
  made: ({ title }, others) => ({
    code: freeCode(codeFrom(String(title)) ?? 'attribute', others),
    rules: noRules,
    status: 'active',
    usage_count: 0,
    locked: false,
  }),
  // Only the changed rules are sent.
  becomes: ({ rules: before }, { rules }) => ({ rules: { ...noRules, ...(before as object), ...(rules as object) } }),
  textOf: ({ title, code, values: listedValues }) =>
    [title, code, ...(listedValues as readonly { title: string }[]).map((one) => one.title)].join(' '),
  filters: {
    type: ({ type }, chosen) => chosen.includes(String(type)),
    status: ({ status }, chosen) => chosen.includes(String(status)),
    is_required: ({ is_required: isRequired }, [chosen]) => isRequired === (chosen === '1'),
    is_variant: ({ is_variant: isVariant }, [chosen]) => isVariant === (chosen === '1'),
    is_used: ({ usage_count: usage }, [chosen]) => Number(usage) > 0 === (chosen === '1'),
    owner: ({ locked }, [chosen]) => locked === (chosen === 'system'),
  },
  sorts: {
    title: byText('title'),
    usage_count: byNumber('usage_count'),
  },
  shownAs: (record, world, supplier) => {
    const all = valuesOf(record)
    const values = all.length > editableValues ? all.slice(0, shownValues) : all
    return { ...rowOf(record, world, supplier), values }
  },
  rowAs: rowOf,
  after: withListed,
  complaint: (fields, others, world, supplier) =>
    titleRefusal(fields, others) ?? shapeRefusal(fields) ?? groupRefusal(fields, world, supplier),
  // The products change how many of them use an attribute.
  asOf: (record, _, world, supplier) => {
    const usage = usageOf(world, supplier, record.id)
    return usage === record['usage_count'] ? record : { ...record, usage_count: usage }
  },
  mayChange: ({ id, locked, type, code, rules, values: before, usage_count: usage }, fields, world, supplier) => {
    if (locked) return systemLocked
    const wrongBounds = boundRefusal({ ...(rules as object), ...(fields['rules'] as object | undefined) })
    if (wrongBounds) return wrongBounds
    if (fields['code'] !== undefined && fields['code'] !== code && Number(usage) > 0)
      return wrongState(`Атрибут використовується ${inProducts(Number(usage))}, тому код не змінюється.`, {
        reason: 'code_frozen',
      })
    const kept = fields['values'] as readonly Partial<AttributeValue>[] | undefined
    // The form has only the first of very many values: their list would end with them.
    if (kept && valuesOf({ values: before }).length > editableValues)
      return refused({ values: ['Значень забагато, щоб змінити їх усі разом.'] })
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
    copy: (one, _, __, { others }) => ({ made: copyOf(withoutWork(one), `${one['title']} (копія)`, others) }),
    adopt: (one, _, __, { others }) =>
      one['locked']
        ? { made: { ...copyOf(withoutWork(one), `${one['title']} (власний)`, others), group_id: null } }
        : wrongState('Цей атрибут уже власний.'),
  },
})
