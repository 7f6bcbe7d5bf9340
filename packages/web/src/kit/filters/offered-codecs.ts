import { sectionNamed } from '@supplier/core/app/panel-sections.port'
import { hasSection } from '@supplier/core/kernel/offered'
import type { Codecs } from '@supplier/core/kit/list/query.domain'
import { use } from 'react'
import { OfferedContext } from '../../navigation/offered.ts'

/** The parts of a query without the filters by records of sections that the deployment does not have. */
export const useOfferedCodecs = (codecs: Codecs): Codecs => {
  const offered = use(OfferedContext)
  if (offered === null) return codecs
  const isThere = ({ source }: Codecs[string]) => source === undefined || hasSection(offered, sectionNamed(source))
  return Object.fromEntries(Object.entries(codecs).filter(([, codec]) => isThere(codec)))
}
