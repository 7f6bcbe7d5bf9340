import type { FeatureEvent } from '../kernel/app-ref.ts'
import type { Location } from '../kernel/routes.ts'
import type { Change } from './changes.domain.ts'
import { locationOfType, type NotificationType } from './notifications.domain.ts'
import { isNewIn, knownIn, type Viewed } from './view.domain.ts'

/** The choices of a supplier on the screen. A link may be followed in this tab or in another one. */
export type Choice =
  | { type: 'filter.chosen'; only: NotificationType | null }
  | { type: 'read.chosen' | 'link.followed' | 'deletion.chosen'; id: string }
  | { type: 'allRead.chosen' | 'clearing.chosen' }
  | { type: 'undo.chosen'; key: string }

const made = (change: Change): FeatureEvent => ({ type: 'change.made', change })

/** The event that a choice sends to the app; `null` when it would change nothing. */
export const requestOf = (viewed: Viewed & { readonly location: Location }, choice: Choice): FeatureEvent | null => {
  switch (choice.type) {
    case 'filter.chosen':
      return { type: 'navigation.requested', location: locationOfType(viewed.location, choice.only) }
    // Following the link of a notification marks it as read.
    case 'link.followed':
    case 'read.chosen':
      return isNewIn(viewed, choice.id) ? made({ kind: 'read', id: choice.id, isNew: true }) : null
    case 'deletion.chosen':
      return made({ kind: 'remove', id: choice.id, isNew: isNewIn(viewed, choice.id) })
    case 'allRead.chosen':
      return made({ kind: 'readAll', known: knownIn(viewed) })
    case 'clearing.chosen':
      return made({ kind: 'clear', known: knownIn(viewed) })
    case 'undo.chosen':
      return { type: 'change.undone', key: choice.key }
  }
}
