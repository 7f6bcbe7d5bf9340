import type { Location } from '../kernel/routes.ts'
import { paramsIn, searchFrom } from '../kit/list/address.domain.ts'
import type { ImportCounts, PriceImport } from './imports.domain.ts'

export const importSteps = ['file', 'columns', 'categories', 'check', 'report'] as const
export type ImportStep = (typeof importSteps)[number]

/** The step that the server's status asks for. */
export const stepOf = ({ status, details }: Pick<PriceImport, 'status' | 'details'>): ImportStep => {
  if (status === 'mapping') return details?.isMapped && details.unmapped.length > 0 ? 'categories' : 'columns'
  if (status === 'failed') return 'columns'
  return status === 'checking' || status === 'ready' ? 'check' : 'report'
}

/** Whether the server is working on it. */
export const isMoving = ({ status, stage }: Pick<PriceImport, 'status' | 'stage'>): boolean =>
  status === 'checking' || status === 'importing' || (stage === 'rolling_back' && status !== 'rolled_back')

/** Whether it can still be stopped; what is written stays. */
export const mayCancel = ({ status }: Pick<PriceImport, 'status'>): boolean =>
  ['mapping', 'checking', 'ready', 'importing', 'failed'].includes(status)

/** Whether it waits for the supplier in the wizard. */
export const isUnfinished = ({ status }: Pick<PriceImport, 'status'>): boolean =>
  ['mapping', 'checking', 'ready', 'importing'].includes(status)

/** The rows that an import would write. */
export const writtenRows = ({ created, updated }: ImportCounts): number => created + updated

const param = 'import'

export const importIn = ({ search = '' }: Location): string | null => {
  const id = paramsIn(search).get(param) ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}

export const locationOfImport = (id: string | null): Location => ({
  to: 'products-import',
  search: searchFrom({ [param]: id }),
})

/** Whether a text may be the address of a price list. */
export const isLink = (url: string): boolean =>
  /^https?:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$|^https?:\/\/localhost(:\d+)?\//.test(url.trim())

/** Whether the server would not take a price list of so many bytes. */
export const isTooLarge = (bytes: number): boolean => bytes > 20 * 1024 * 1024
