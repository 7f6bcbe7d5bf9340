import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { someSession } from '../../testing/ports.ts'
import { actorsOf, type Since } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { linkMachine } from './link.machine.ts'

const supplier = { ...someSession.supplier, telegramId: null }

const start = () => {
  const answers: ((patch: SupplierPatch) => void)[] = []
  const told: TrunkEvent[] = []
  const fetchAccount = (_: Since) => new Promise<SupplierPatch>((resolve) => answers.push(resolve))
  const disconnectTelegram = async () => {}
  const actor = createActor(linkMachine.provide({ actors: actorsOf({ fetchAccount, disconnectTelegram }) }), {
    input: { trunk: { send: (event) => told.push(event) }, panel: { send: () => {} }, supplier },
  }).start()
  actor.send({ type: 'telegram.linked', chatId: '8' })
  return {
    actor,
    /** What is told of the supplier once the account says this. */
    afterAnswer: async (patch: SupplierPatch) => {
      told.splice(0)
      answers[0]?.(patch)
      await waitFor(actor, (state) => state.matches('settled'))
      return told
    },
  }
}

test('an account that knows of no link takes it back', async () => {
  const { actor, afterAnswer } = start()
  actor.send({ type: 'supplier.learned', supplier: { ...supplier, telegramId: '8' } })
  const patch = { telegramId: null, managerContact: '@anna' }
  expect(await afterAnswer(patch)).toEqual([{ type: 'supplier.changed', patch }])
})

test('what was learned while the account was read is newer than the answer', async () => {
  const { actor, afterAnswer } = start()
  actor.send({ type: 'supplier.learned', supplier: { ...supplier, telegramId: '8', firstname: 'Нова' } })
  expect(await afterAnswer({ telegramId: '8', firstname: 'Стара' })).toEqual([
    { type: 'supplier.changed', patch: { telegramId: '8' } },
    { type: 'success.met', message: { key: 'telegram.connected' } },
  ])
})
