import { expect, test } from 'vitest'
import { PortError } from '../../../src/kernel/failure.ts'
import { withFieldNames } from './form.http.ts'

const fields = { title: 0, iban: 0, isDefault: 0, group: 0, stores: 0, hours: 0 }
const paths = { 'details.iban': 'iban', work_hours: 'hours' }
const said = [{ text: 'Ні.' }]

const refusedAt = async (...names: readonly string[]) => {
  const texts = Object.fromEntries(names.map((name) => [name, said]))
  const failure = { kind: 'refused', status: 422, texts: said, fields: texts, retryAfter: null } as const
  const refused = withFieldNames(fields, paths, () => Promise.reject(new PortError(failure)))
  const { failure: found } = (await refused.catch((error: unknown) => error)) as PortError
  return found.kind === 'refused' ? found.fields : null
}

test.each([
  ['title', 'title'],
  ['title.0', 'title.0'],
  ['is_default', 'isDefault'],
  ['group_id', 'group'],
  ['store_ids.2', 'stores.2'],
  ['details.iban', 'iban'],
  ['work_hours.6.from', 'hours.6.from'],
  ['details.other', 'details.other'],
  ['client_key', 'client_key'],
])('what is said about %s stands at %s', async (path, field) => {
  expect(await refusedAt(path)).toEqual({ [field]: said })
})

test('texts about parts of one field are kept together', async () => {
  expect(await refusedAt('group', 'group_id')).toEqual({ group: [...said, ...said] })
})

test('another failure stays as it is', async () => {
  const failure = new PortError({ kind: 'unreachable' })
  await expect(withFieldNames(fields, paths, () => Promise.reject(failure))).rejects.toBe(failure)
})
