import { expect, test } from 'vitest'
import { createActor, fromCallback, fromTransition, setup } from 'xstate'
import { claimsId } from '../claims/claims.ts'
import type { draftMachine } from '../drafts/draft.machine.ts'
import { secret, text } from '../fields/record-fields.domain.ts'
import { rulesOf } from './record.domain.ts'
import { recordFormOf } from './record-form.machine.ts'

const quiet = fromCallback(() => {})

/** A form in an app whose registry writes down every claim that is made and released. */
const start = () => {
  const told: string[] = []
  const claims = fromTransition((state: null, { type }: { readonly type: string }) => {
    told.push(type)
    return state
  }, null)
  const form = recordFormOf('notes', rulesOf({ title: text(), key: secret() })).provide({
    actors: { draft: quiet as unknown as typeof draftMachine },
  })
  const input = { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1, id: null, key: 'key-1' }
  const machine = setup({ actors: { claims, form } }).createMachine({
    invoke: [
      { src: 'claims', systemId: claimsId },
      { id: 'form', src: 'form', input },
    ],
  })
  const app = createActor(machine).start()
  const { form: actor } = app.getSnapshot().children
  return { told, type: (field: string, value: string) => actor?.send({ type: 'field.changed', field, value } as never) }
}

const word = 'двадцять літер разом'

test('twenty typed letters make one claim and release none, and the first state again releases it', () => {
  const { told, type } = start()
  for (let length = 1; length <= 20; length += 1) type('title', word.slice(0, length))
  expect([word.length, told]).toEqual([20, ['claim.made']])
  type('title', '')
  expect(told).toEqual(['claim.made', 'claim.released'])
})

test('a typed secret takes the place of the claim once, and clearing it brings the first one back', () => {
  const { told, type } = start()
  type('title', 'а')
  for (const key of ['a', 'ab', 'abc']) type('key', key)
  expect(told.toSorted()).toEqual(['claim.made', 'claim.made', 'claim.released'])
  type('key', '')
  expect(told.toSorted()).toEqual([...Array(3).fill('claim.made'), 'claim.released', 'claim.released'])
})
