import { notifyFailure } from '../../kernel/app-ref.ts'
import type { RecordTouched } from '../command/command.domain.ts'
import type { GridReport } from '../grid/grid.setup.ts'
import type { ListRow } from '../list/list.domain.ts'
import { gridRulesOf } from './grid-rules.ts'
import type { WideSection } from './section.domain.ts'
import type { SectionContext } from './section.setup.ts'

interface Owner {
  readonly context: SectionContext<ListRow>
  readonly self: { send(event: GridReport | RecordTouched): void }
}

const gridOf = (section: WideSection) =>
  ({
    id: 'grid',
    src: 'grid',
    input: ({ context: { app, clock, ids, supplier }, self }: Owner) => ({
      app,
      clock,
      ids,
      name: { supplierId: supplier.id, list: section.id },
      owner: self,
    }),
    onError: { actions: notifyFailure },
  }) as const

const viewsOf = (section: WideSection) =>
  ({
    id: 'views',
    src: 'views',
    input: ({ context: { app, location, supplier } }: Owner) => ({
      app,
      location,
      name: { supplierId: supplier.id, list: section.id },
    }),
    onError: { actions: notifyFailure },
  }) as const

const beside = {
  id: 'beside',
  src: 'beside',
  input: ({ context: { app, clock, ids, supplier }, self }: Owner) => ({
    app,
    clock,
    ids,
    supplierId: supplier.id,
    page: self,
  }),
  onError: { actions: notifyFailure },
} as const

/**
 * The actors that a section invokes beside its list: the grid, unless the list is a plain one, the columns with the saved
 * views, and a machine of the section's own.
 */
export const besideInvokes = (section: WideSection) => [
  ...(gridRulesOf(section) === null ? [] : [gridOf(section)]),
  viewsOf(section),
  beside,
]
