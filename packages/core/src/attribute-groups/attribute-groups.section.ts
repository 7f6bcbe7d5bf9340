import { picks } from '../kit/fields/pick-fields.domain.ts'
import { flag, text } from '../kit/fields/record-fields.domain.ts'
import { oneOf, search, size, sort } from '../kit/list/query.domain.ts'
import { type RowWith, row } from '../kit/row/row.domain.ts'
import { moveBy } from '../kit/section/order.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'

const groupRow = {
  title: row.text({ required: true }),
  position: row.number({ or: 0 }),
  attributeCount: row.own<number>({ file: ['attributes'] }),
  /** Whether the product form shows the group closed until it is opened. */
  isCollapsed: row.flag(),
  /** A group of the marketplace: it cannot be changed. */
  isSystem: row.flag({ at: 'locked' }),
}
export type AttributeGroup = RowWith<typeof groupRow>

export const attributeGroups = defineSection(groupRow)({
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
