import { notifyFailure } from '../../kernel/app-ref.ts'
import type { GridReport } from '../grid/grid.setup.ts'
import type { ListRow } from '../list/list.domain.ts'
import { gridRulesOf, type WideSection } from './section.domain.ts'
import type { SectionContext } from './section.setup.ts'

interface Owner {
  readonly context: SectionContext<ListRow>
  readonly self: { send(event: GridReport): void }
}

const grid = {
  id: 'grid',
  src: 'grid',
  input: ({ context: { app, ids }, self }: Owner) => ({ app, ids, owner: self }),
  onError: { actions: notifyFailure },
} as const

/** The grid of a section, as it is invoked; nothing for a plain list. */
export const gridInvoke = (section: WideSection) => (gridRulesOf(section) === null ? [] : [grid])
