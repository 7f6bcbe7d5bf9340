import * as v from 'valibot'
import { attributeGroups } from '../../../src/attribute-groups/attribute-groups.section.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { Id, Whole } from '../kit/kernel.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'
import { standardRequestOf, wireOf } from '../kit/section.wire.ts'

export const attributeGroupsPath = '/admin-suppliers/v1/attribute-groups'

export const AttributeGroupBody = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
  attributes: v.pipe(v.array(Id), v.maxLength(100)),
  is_collapsed: v.boolean(),
})

/** The order of all groups; groups that are not named stay behind, in their former order. */
export const AttributeGroupsOrderBody = v.object({ ids: v.pipe(v.array(Id), v.maxLength(100)) })

export const attributeGroupsWire = wireOf({
  section: attributeGroups,
  base: attributeGroupsPath,
  entries: { attributes: v.fallback(v.array(v.object({ id: Whole(1), title: v.string() })), []) },
  ownOf: ({ attributes }) => ({ attributeCount: attributes.length }),
  valuesOf: ({ attributes }, { title, isCollapsed }) => ({
    title,
    attributes: attributes.map(({ id, title: attribute }) => ({ id: String(id), title: attribute })),
    isCollapsed,
  }),
  bodyOf: ({ attributes, isCollapsed, ...same }) => ({
    ...same,
    ...(attributes !== undefined && { attributes: attributes.map(({ id }) => idOnWire(id)) }),
    ...(isCollapsed !== undefined && { is_collapsed: isCollapsed }),
  }),
  requestOf: (run) => {
    const { ids } = run.values
    if (!Array.isArray(ids)) return standardRequestOf(run)
    return { method: 'PUT', path: '/order', isOfList: true, body: { ids: ids.map(idOnWire) } }
  },
})

/** The groups to which an attribute can be moved. */
export const attributeGroupOptions = optionsWireOf({
  source: 'attribute-groups',
  path: () => attributeGroupsPath,
  query: ({ search }) => ({ 'filter[owner]': 'own', sort: 'position', ...(search && { search }) }),
  entries: { id: Whole(1), title: v.string() },
  optionOf: ({ id, title }) => ({ id: String(id), title, text: null, refusal: null }),
})
