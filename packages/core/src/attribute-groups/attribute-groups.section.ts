import { picks } from '../kit/fields/pick-fields.domain.ts'
import { flag, text } from '../kit/fields/record-fields.domain.ts'
import { oneOf, search, size, sort } from '../kit/list/query.domain.ts'
import { moveBy, type OrderedRow } from '../kit/section/order.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'

export interface AttributeGroup extends OrderedRow {
  readonly title: string
  readonly attributeCount: number
  /** Whether the product form shows the group closed until it is opened. */
  readonly isCollapsed: boolean
  /** A group of the marketplace: it cannot be changed. */
  readonly isSystem: boolean
}

export const attributeGroups = defineSection<AttributeGroup>()({
  id: 'attribute-groups',
  route: 'attribute-groups',
  param: 'group',
  namedBy: ['title'],
  query: {
    search: search(),
    owner: oneOf(['own', 'system']),
    sort: sort(['position', 'title']),
    // The largest page the server gives: groups are moved among the rows of one page.
    size: size(['100']),
  },
  form: {
    title: text({ required: true, min: 2, max: 100 }),
    attributes: picks('attributes', { ordered: true }),
    isCollapsed: flag(),
  },
  // The attributes are counted.
  dependsOn: ['attributes'],
  mayEdit: ({ isSystem }) => !isSystem,
  order: { up: 'moveUp', down: 'moveDown' },
  commands: {
    moveUp: moveBy(-1),
    moveDown: moveBy(1),
    remove: {
      said: 'removed',
      may: ({ isSystem }) => !isSystem,
      needsConfirmation: true,
      isDone: (row) => row === null,
    },
  },
})
export type AttributeGroups = typeof attributeGroups
