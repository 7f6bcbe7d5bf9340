import type { Readiness, StoreState } from './answer.domain.ts'
import { line, type ReadinessLine, type ReasonCode, type Urgency } from './line.domain.ts'

/** What keeps the stores from selling. */
export const storeLines = (stores: Readiness['stores']): readonly ReadinessLine[] => {
  if (stores === null) return []
  const open = stores.filter(({ status }) => status !== 'closed')
  if (open.length === 0) return [line('storeNone', 'stopped', { to: 'store-create' })]
  // A store that waits for its supplier stops sales only if no other store sells.
  const waiting = open.some(({ status }) => status === 'active') ? 'advice' : 'stopped'
  return open.flatMap((store) => [...statusLines(store, waiting), ...problemLines(store)])
}

const placeOf = ({ id }: StoreState) => ({ to: 'store-edit', params: { id } }) as const

const detailsOf = ({ id, name }: StoreState) => ({ record: id, about: name === null ? null : { name } })

const statusLines = (store: StoreState, waiting: Urgency): readonly ReadinessLine[] => {
  const to = placeOf(store)
  const details = detailsOf(store)
  switch (store.status) {
    case 'blocked':
      return [line('storeBlocked', 'stopped', to, details)]
    case 'rejected':
      return [line('storeRejected', 'stopped', to, details)]
    case 'draft':
      return [line('storeDraft', waiting, to, details)]
    case 'paused':
      return store.pausedUntil === null
        ? [line('storePaused', waiting, to, details)]
        : [line('storePausedUntil', waiting, to, { ...details, values: { until: store.pausedUntil } })]
    default:
      return []
  }
}

/** The field of the form that removes each problem. */
const problems = {
  contacts: ['storeContacts', 'advice', '#phone'],
  description: ['storeDescription', 'advice', '#description'],
  manager: ['storeManager', 'advice', '#manager'],
} as const satisfies Record<StoreState['problems'][number], readonly [ReasonCode, Urgency, string]>

const problemLines = (store: StoreState): readonly ReadinessLine[] =>
  store.problems.map((problem) => {
    const [code, urgency, hash] = problems[problem]
    return line(code, urgency, { ...placeOf(store), hash }, detailsOf(store))
  })
