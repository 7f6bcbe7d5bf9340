import type { Place } from '../kernel/routes.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import type { Change } from './changes.domain.ts'
import { type NotificationType, placeOfType } from './notifications.domain.ts'
import { isNewIn, knownIn, type Viewed } from './view.domain.ts'

/** What a supplier does on the screen. A link may be followed in this tab or in another one. */
export type Choice =
  | { type: 'filter.chosen'; only: NotificationType | null }
  | { type: 'read.chosen' | 'link.followed' | 'removal.chosen'; id: string }
  | { type: 'allRead.chosen' | 'clearing.chosen' }
  | { type: 'undo.chosen'; key: string }

const made = (change: Change): TrunkEvent => ({ type: 'change.made', change })

/** What a choice asks of the app; `null` where it would change nothing. */
export const requestOf = (viewed: Viewed & { readonly place: Place }, choice: Choice): TrunkEvent | null => {
  switch (choice.type) {
    case 'filter.chosen':
      return { type: 'place.wanted', place: placeOfType(viewed.place, choice.only) }
    // A person who goes where a notification leads has read it.
    case 'link.followed':
    case 'read.chosen':
      return isNewIn(viewed, choice.id) ? made({ kind: 'read', id: choice.id, isNew: true }) : null
    case 'removal.chosen':
      return made({ kind: 'remove', id: choice.id, isNew: isNewIn(viewed, choice.id) })
    case 'allRead.chosen':
      return made({ kind: 'readAll', known: knownIn(viewed) })
    case 'clearing.chosen':
      return made({ kind: 'clear', known: knownIn(viewed) })
    case 'undo.chosen':
      return { type: 'change.undone', key: choice.key }
  }
}
