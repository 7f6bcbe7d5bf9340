import { BroadcastingAuthReply } from '@supplier/core/adapters/http/account/realtime.wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signatureFor } from '../../pusher/signature.ts'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'

const sandbox = createSandbox()
const path = '/broadcasting/auth'
const body = { socket_id: '12.34', channel_name: 'private-customer.1' }

test.each([
  ['JSON', body],
  ['a form', new URLSearchParams(body)],
])('the supplier’s own channel is signed when requested by %s', async (_, asked) => {
  const answer = await callerOf(sandbox, await tokenOf(sandbox))('POST', path, asked)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ auth: signatureFor('12.34', 'private-customer.1') })
  expect(v.is(BroadcastingAuthReply, answer.body)).toBe(true)
})

test.each([
  ['private-customer.2'],
  ['private-connect-telegram.2'],
  ['private-customer.'],
  ['presence-customer.1'],
  ['customer.1'],
  [undefined],
])('the channel %s is refused', async (channel_name) => {
  const call = callerOf(sandbox, await tokenOf(sandbox))
  expect((await call('POST', path, { ...body, channel_name })).status).toBe(403)
})

test('a request without a token gets 401', async () => {
  const call = callerOf(sandbox)
  expect(await call('POST', path, body)).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } })
})
