import type { Ports } from '../app/app.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { portOf } from '../kit/section/section.port.ts'
import { products } from '../products/products.section.ts'
import { composeReadiness } from '../readiness/readiness.compose.ts'
import { type CopyAsked, createdMachine } from './created.machine.ts'

export const composeCreated = ({ sections, readiness }: Pick<Ports, 'sections' | 'readiness'>) => {
  const { fetchOne, fetchByKey, run } = portOf(products, sections)
  return createdMachine.provide({
    actors: {
      readiness: composeReadiness({ readiness }),
      ...readingsOf({
        fetchProduct: async (id: string | null, signal: Parameters<typeof fetchOne>[1]) =>
          id === null ? null : ((await fetchOne(id, signal))?.row ?? null),
      }),
      ...actorsOf({
        copyProduct: async ({ id, key }: CopyAsked, signal: Parameters<typeof fetchOne>[1]): Promise<void> => {
          await run({ command: 'copy', id, version: null, key, values: { with_images: true } }, signal)
        },
        findCopy: async (key: string, signal: Parameters<typeof fetchOne>[1]) =>
          (await fetchByKey(key, signal))?.id ?? null,
      }),
    },
  })
}
