/** The sections that a deployment may lack, by the names that its settings use. */
export const sectionNames = [
  'orders',
  'products',
  'categories',
  'imports',
  'shelvings',
  'attributes',
  'reviews',
  'deliveries',
  'payment-methods',
  'balances',
  'payouts',
  'chats',
  'articles',
  'integrations',
  'stores',
  'notifications',
  'referrals',
  'advertising',
  'telegram-ads',
  /** The figures of the home page. */
  'statistics',
  /** Why less is sold than could be, on the home page and beside products. */
  'readiness',
  /** Work of the server that takes long, such as exports. */
  'jobs',
  /** The realtime events that were missed, read after a gap. */
  'events',
] as const

export type SectionName = (typeof sectionNames)[number]

/** The sections of a deployment; `null` for all of them. */
export type Offered = readonly SectionName[] | null

/** The sections that the calls of the specification serve: one name stands for them. */
const specified: readonly SectionName[] = ['balances', 'notifications']

const isSectionName = (name: string): name is SectionName => sectionNames.some((known) => known === name)

/** The sections of a list of names, and the names that mean nothing. */
export const offeredBy = (
  names: readonly string[],
): { readonly offered: Offered; readonly unknown: readonly string[] } => {
  const meant = (name: string) => (name === 'specified' ? specified : isSectionName(name) ? [name] : [])
  return {
    offered: [...new Set(names.flatMap(meant))],
    unknown: names.filter((name) => meant(name).length === 0),
  }
}

/** Whether a deployment has a section; what belongs to no section is everywhere. */
export const hasSection = (offered: Offered, section: SectionName | null | undefined): boolean =>
  offered === null || section === null || section === undefined || offered.includes(section)
