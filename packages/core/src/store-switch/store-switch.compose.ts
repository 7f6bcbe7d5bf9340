import type { Abort } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
import { readingsOf, singleReadingsOf } from '../kit/load/reading.machine.ts'
import type { AnySection } from '../kit/section/section.domain.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import { type PickFilter, pickFiltersOf } from './foreign-filters.domain.ts'
import { storeSwitchMachine } from './store-switch.machine.ts'
import type { Switch } from './store-switch.setup.ts'

/** Loads the section whose list a page shows; `null` for a page that is no list. */
type LoadSection = (page: RouteName) => Promise<AnySection | null>

interface StoreSwitchPorts {
  readonly sections: Pick<SectionsPort, 'fetchOptions' | 'fetchPage'>
}

/** The machine of the store chosen in the top bar, with its ports provided. */
export const composeStoreSwitch = ({ sections }: StoreSwitchPorts, loadSection: LoadSection) => {
  const findForeign = async ({ location, store }: Switch, signal: Abort): Promise<readonly PickFilter[]> => {
    const section = await loadSection(location.to)
    if (section === null) return []
    const filters = pickFiltersOf(section, location, store)
    const totals = await Promise.all(
      filters.map(({ query }) => sections.fetchPage({ section: section.id, query }, signal).then(({ total }) => total)),
    )
    return filters.filter((_, at) => totals[at] === 0)
  }
  return storeSwitchMachine.provide({
    actors: { ...singleReadingsOf({ fetchOptions: sections.fetchOptions }), ...readingsOf({ findForeign }) },
  })
}
