import { deliveryKeys } from '../deliveries-apis/deliveries-apis.section.ts'
import { deliveryMethods } from '../deliveries-panel/deliveries-panel.section.ts'
import { senders } from '../deliveries-sender/deliveries-sender.section.ts'
import { besideOf } from '../kit/beside/beside.machine.ts'
import { loadOf } from '../kit/load/load.machine.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import { portOf } from '../kit/section/section.port.ts'
import { type KeysFound, keyCheckMachine } from './key-check.machine.ts'
import type { NovaFound } from './nova.domain.ts'
import { novaMachine } from './nova.machine.ts'

export const composeNova = ({ sections }: { readonly sections: SectionsPort }) =>
  novaMachine.provide({
    actors: {
      load: loadOf<NovaFound>(async (_, signal) => {
        const [keys, from, methods] = await Promise.all([
          portOf(deliveryKeys, sections).fetchPage(deliveryKeys.rules.queryOf(''), signal),
          portOf(senders, sections).fetchPage(senders.rules.queryOf(''), signal),
          portOf(deliveryMethods, sections).fetchPage(deliveryMethods.rules.queryOf(''), signal),
        ])
        const method = methods.rows.find(({ id }) => id === 'nova') ?? null
        return { keys: keys.rows, senderCount: from.rows.length, method }
      }),
    },
  })

export const composeKeyCheck = ({ sections }: { readonly sections: SectionsPort }) =>
  besideOf(
    keyCheckMachine.provide({
      actors: {
        load: loadOf<KeysFound>(async (_, signal) => {
          const { rows } = await portOf(deliveryKeys, sections).fetchPage(deliveryKeys.rules.queryOf(''), signal)
          return { keys: rows }
        }),
      },
    }),
  )
