import type { PlainRouteName, RouteName } from '../kernel/routes.ts'
import type { Supplier } from '../session/session.domain.ts'

/** What an incomplete profile lacks first, and where the reminder of it leads to. */
export interface ProfileReminder {
  readonly lacks: 'name' | 'storeName'
  readonly to: PlainRouteName
}

/** Names are filled in at the preferences; for what has no better place the products are where to go. */
const places = { name: 'preferences', storeName: 'products-panel' } as const satisfies Record<
  ProfileReminder['lacks'],
  PlainRouteName
>

/** The reminder that stands on a page; none where it would lead to that very page. */
export const profileReminder = (supplier: Supplier, page: RouteName): ProfileReminder | null => {
  const lacks = lackOf(supplier)
  return lacks && places[lacks] !== page ? { lacks, to: places[lacks] } : null
}

const lackOf = ({ firstname, lastname, storeName }: Supplier): ProfileReminder['lacks'] | null => {
  if (!(firstname?.trim() && lastname?.trim())) return 'name'
  return storeName?.trim() ? null : 'storeName'
}
