import { storesPath } from '@supplier/core/adapters/http/stores/store-switch.wire'
import { expect, test } from 'vitest'
import { callerOf, tokenOf } from '../sandbox/caller.ts'
import { openBoard } from './open-board.ts'

test.each([
  [{ verdict: 'accept' }, 'Телефонуйте: 067 111 22 33', { status: 'active', moderation: null }],
  [{ verdict: 'reject', fields: ['name'] }, 'Подарунки', { status: 'rejected', moderation: { fields: ['name'] } }],
  [{ verdict: 'byRules' }, 'Подарунки', { status: 'active', moderation: null }],
])('a store is read as the board says: %j', async (verdict, description, expected) => {
  const { sandbox, ask } = openBoard()
  const call = callerOf(sandbox, await tokenOf(sandbox))
  await ask('PUT', '/moderation', verdict)
  const { body } = await call('GET', `${storesPath}/74`)
  await call('PATCH', `${storesPath}/74`, { version: body.data.version, description })
  await call('POST', `${storesPath}/74/publish`, { client_key: 'one' })
  expect((await call('GET', `${storesPath}/74`)).body.data).toMatchObject({ status: 'in_moderation' })
  sandbox.clock.move(2 * 60_000)
  expect((await call('GET', `${storesPath}/74`)).body.data).toMatchObject(expected)
})
