import { must } from '../kernel/must.ts'
import type { Abort } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import { singleReadingsOf } from '../kit/load/reading.machine.ts'
import type { AnySection } from '../kit/section/section.domain.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import { ordersWith } from '../orders/order-search.domain.ts'
import { mostThings, thingOfOrder, thingOfProduct, thingOfStore } from './finder.domain.ts'
import { finderMachine } from './finder.machine.ts'
import type { FinderPort } from './finder.port.ts'

/** The quick search with its ports provided: the searches of the lists themselves. */
export const composeFinder = (
  { sections }: { readonly sections: SectionsPort },
  sectionOf: (page: RouteName) => Promise<AnySection | null>,
  isOffered: (page: RouteName) => boolean,
) => {
  const rowsOf = async (page: RouteName, search: string, signal: Abort): Promise<readonly never[]> => {
    if (!isOffered(page)) return []
    const { id, rules } = must(await sectionOf(page))
    const { rows } = await sections.fetchPage({ section: id, query: rules.queryOf(search) }, signal)
    return rows.slice(0, mostThings)
  }
  const port: FinderPort = {
    findOrders: async (sought, signal) => {
      const search = ordersWith(sought)?.search ?? searchFrom({ search: sought })
      return (await rowsOf('orders', search, signal)).map(thingOfOrder)
    },
    findProducts: async (sought, signal) =>
      (await rowsOf('products', searchFrom({ search: sought }), signal)).map(thingOfProduct),
    findStores: async (sought, signal) => {
      if (!isOffered('stores')) return []
      const { options } = await sections.fetchOptions({ source: 'stores', search: sought, within: null }, signal)
      return options.slice(0, mostThings).map(thingOfStore)
    },
  }
  return finderMachine.provide({ actors: singleReadingsOf(port) })
}
