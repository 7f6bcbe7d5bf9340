import { fromPromise } from 'xstate'
import type { SavedImages } from '../images/image.domain.ts'
import { composeImageOf } from '../images/images.compose.ts'
import type { ImagesPort } from '../images/images.port.ts'
import { must } from '../kernel/must.ts'
import { besideOf } from '../kit/beside/beside.machine.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import { portOf } from '../kit/section/section.port.ts'
import { storeBesideMachine } from './store-beside.machine.ts'
import { composeStoreCopy } from './store-copy.compose.ts'
import type { StoresPort } from './stores.port.ts'
import { stores } from './stores.section.ts'

interface StoreBesidePorts {
  readonly images: ImagesPort
  readonly sections: SectionsPort
  readonly stores: StoresPort
}

/** What runs beside the form of a store, with its ports provided. */
export const composeStoreBeside = (ports: StoreBesidePorts) => {
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
