import { fromPromise } from 'xstate'
import type { Ports } from '../app/app.port.ts'
import type { SavedImages } from '../images/image.domain.ts'
import { composeImageOf } from '../images/images.compose.ts'
import { must } from '../kernel/must.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { besideOf } from '../kit/section/beside.machine.ts'
import { portOf } from '../kit/section/section.port.ts'
import { storeBesideMachine } from './store-beside.machine.ts'
import { composeStoreCopy } from './store-copy.compose.ts'
import { stores } from './stores.section.ts'

/** What runs beside the form of a store, with its ports provided. */
export const composeStoreBeside = (ports: Pick<Ports, 'images' | 'sections' | 'stores'>) => {
  const { fetchOne } = portOf(stores, ports.sections)
  const fetchSaved = fromPromise<SavedImages, string | null>(async ({ input, signal }) => {
    const { logo, cover } = (await fetchOne(must(input), signal))?.row ?? {}
    return { logo, cover }
  })
  return besideOf(
    storeBesideMachine.provide({
      actors: {
        ...readingsOf(ports.stores),
        image: composeImageOf(ports.images, fetchSaved),
        settingsCopy: composeStoreCopy(ports),
      },
    }),
  )
}
