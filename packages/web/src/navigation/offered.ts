import { hasSection, type Offered, type SectionName } from '@supplier/core/kernel/offered'
import { isOffered, type RouteName } from '@supplier/core/kernel/routes'
import { createContext, use } from 'react'

/** The sections of the deployment; all of them by default. */
export const OfferedContext = createContext<Offered>(null)

/** Tells of a route whether the deployment has its page. */
export const useIsOffered = (): ((to: RouteName) => boolean) => {
  const offered = use(OfferedContext)
  return (to) => isOffered(offered, to)
}

/** Whether the deployment has a section that is no page. */
export const useHasSection = (section: SectionName): boolean => hasSection(use(OfferedContext), section)
