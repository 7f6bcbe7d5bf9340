import type { Location } from '../../kernel/routes.ts'
import { type Neighbours, neighboursOf, sequenceOf } from '../drawer/neighbours.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import { openIn } from './open-record.domain.ts'
import type { AnySection } from './section.domain.ts'

export interface Sequenced {
  readonly location: Location
  /** The ids of the page of the list when a record of it was opened. */
  readonly sequence: readonly string[]
}

/** The records beside the open one, as the list was when it was opened. */
export const besideOpen = (section: AnySection, { location, sequence }: Sequenced): Neighbours =>
  neighboursOf(
    sequence.map((id) => ({ id })),
    openIn(section, location),
  )

export const nextIn = (section: AnySection, context: Sequenced): string | null => besideOpen(section, context).next

/** Whether the open record is the last one of several. */
export const isLast = (section: AnySection, context: Sequenced): boolean => {
  const { previous, next } = besideOpen(section, context)
  return next === null && previous !== null
}

export const sequenceIn = (
  section: AnySection,
  { location, rows, sequence }: Sequenced & { readonly rows: readonly ListRow[] },
): readonly string[] =>
  sequenceOf(
    sequence,
    rows.filter(section.mayOpen).map(({ id }) => id),
    openIn(section, location),
  )
