import { PortError } from '../kernel/failure.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import { portOf } from '../kit/section/section.port.ts'
import { foundOf } from '../kit/send/send.domain.ts'
import { sendOf } from '../kit/send/send.machine.ts'
import { products } from '../products/products.section.ts'
import { composeReadiness } from '../readiness/readiness.compose.ts'
import type { ReadinessPort } from '../readiness/readiness.port.ts'
import { type CopyAsked, createdMachine } from './created.machine.ts'

interface CreatedPorts {
  readonly sections: SectionsPort
  readonly readiness: ReadinessPort
}

export const composeCreated = ({ sections, readiness }: CreatedPorts) => {
  const { fetchOne, fetchByKey, run } = portOf(products, sections)
  return createdMachine.provide({
    actors: {
      readiness: composeReadiness({ readiness }),
      ...readingsOf({
        fetchProduct: async (id: string | null, signal: Parameters<typeof fetchOne>[1]) =>
          id === null ? null : ((await fetchOne(id, signal))?.row ?? null),
      }),
      // The answer does not name the copy, which is found by its key.
      send: sendOf<CopyAsked, string>({
        write: async ({ id, key }, signal) => {
          await run({ command: 'copy', id, version: null, key, values: { with_images: true } }, signal)
          const copy = await fetchByKey(key, signal).catch(() => null)
          if (copy === null) throw new PortError({ kind: 'unexpected' })
          return copy.id
        },
        lookUp: async ({ key }, signal) => foundOf((await fetchByKey(key, signal))?.id ?? null),
      }),
    },
  })
}
