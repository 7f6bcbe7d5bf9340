import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { actorLogOf } from '../../testing/actor-log.ts'
import { someSession } from '../../testing/ports.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { Supplier, SupplierPatch } from '../session/session.domain.ts'
import { accountMachine } from './account.machine.ts'
import type { AccountPort } from './account.port.ts'
import { profileOf } from './account.selectors.ts'

const anna = {
  id: 7,
  firstname: 'анна',
  lastname: 'коваль',
  name: 'Мрія',
  telephone: '380671112233',
  avatar: null,
  background: null,
} as Supplier

const start = (fetchAccount: AccountPort['fetchAccount']) => {
  const port = { fetchAccount: vi.fn(fetchAccount) }
  const panel = { send: vi.fn() }
  const told: FeatureEvent[] = []
  const actor = createActor(accountMachine.provide({ actors: readingsOf<Pick<AccountPort, 'fetchAccount'>>(port) }), {
    input: { app: { send: (event) => told.push(event) }, panel, supplier: anna },
  }).start()
  return { port, told, actor, panel }
}

test('the loaded account is sent to the app as a change of the supplier', async () => {
  const { actor, told, panel } = start(async () => ({ firstname: 'Анна' }))
  await waitFor(actor, (state) => state.matches('known'))
  expect(panel.send).toHaveBeenCalledExactlyOnceWith({ type: 'account.settled' })
  expect(told).toEqual([{ type: 'supplier.changed', patch: { firstname: 'Анна' } }])
})

test.each<Failure>([{ kind: 'unauthorized', texts: [] }, { kind: 'timedOut' }, { kind: 'unexpected' }])(
  'after $kind the failure is logged and the supplier stays unchanged',
  async (failure) => {
    const { actor, told, panel } = start(() => Promise.reject(new PortError(failure)))
    await waitFor(actor, (state) => state.matches('unknown'))
    expect(panel.send).toHaveBeenCalledExactlyOnceWith({ type: 'account.settled' })
    expect(told).toEqual([{ type: 'fault.logged', code: 'Failed to fetch account', failure }])
  },
)

test('a new read aborts the one before and ignores its response', async () => {
  const answers: ((patch: SupplierPatch) => void)[] = []
  const { actor, port, told } = start(() => new Promise((resolve) => answers.push(resolve)))
  actor.send({ type: 'refresh.requested' })
  expect(port.fetchAccount.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false])
  answers[1]?.({ firstname: 'Нова' })
  answers[0]?.({ firstname: 'Стара' })
  await waitFor(actor, (state) => state.matches('known'))
  await new Promise(setImmediate)
  expect(told).toEqual([{ type: 'supplier.changed', patch: { firstname: 'Нова' } }])
})

test('a field that changed during the read is not overwritten by the response', async () => {
  const answers: ((patch: SupplierPatch) => void)[] = []
  const { actor, told } = start(() => new Promise((resolve) => answers.push(resolve)))
  actor.send({ type: 'supplier.updated', supplier: { ...anna, firstname: 'Нова' } })
  answers[0]?.({ firstname: 'Стара', lastname: 'Інша' })
  await waitFor(actor, (state) => state.matches('known'))
  actor.send({ type: 'refresh.requested' })
  answers[1]?.({ firstname: 'Найновіша' })
  await waitFor(actor, (state) => state.matches('known'))
  expect(told).toEqual([
    { type: 'supplier.changed', patch: { lastname: 'Інша' } },
    { type: 'supplier.changed', patch: { firstname: 'Найновіша' } },
  ])
})

test('signing out aborts the read and ignores its response', async () => {
  const answers: ((patch: SupplierPatch) => void)[] = []
  const { actor, port, told } = start(() => new Promise((resolve) => answers.push(resolve)))
  actor.stop()
  answers[0]?.({ firstname: 'Анна' })
  await new Promise(setImmediate)
  expect([port.fetchAccount.mock.calls[0]?.[1].aborted, told]).toEqual([true, []])
})

test.each<[string, Partial<Supplier>, { name: string; initials: string }]>([
  ['both names', {}, { name: 'анна коваль', initials: 'АК' }],
  ['only a first name', { lastname: null }, { name: 'анна', initials: 'А' }],
  ['a blank last name', { lastname: '  ' }, { name: 'анна', initials: 'А' }],
  ['a full name only', { firstname: null, lastname: null }, { name: 'Мрія', initials: 'М' }],
  ['an emoji in the name', { firstname: '😀ля', lastname: null }, { name: '😀ля', initials: '😀' }],
  ['no name at all', { firstname: null, lastname: null, name: null }, { name: '', initials: '' }],
])('the profile of a supplier with %s', (_, change, shown) => {
  expect(profileOf({ ...anna, ...change }, [])).toEqual({
    id: 7,
    telephone: '+380 67 111 22 33',
    avatar: null,
    background: null,
    ...shown,
  })
})

test('a supplier without a telephone has none in the profile', () => {
  expect(profileOf({ ...anna, telephone: null }, []).telephone).toBe(null)
})

test('a picture is shown only from a known server', () => {
  const images = { avatar: 'https://media.test/1.png', background: 'https://evil.test/2.png' }
  expect(profileOf({ ...anna, ...images }, ['https://media.test'])).toMatchObject({
    avatar: 'https://media.test/1.png',
    background: null,
  })
})

const account = actorLogOf(accountMachine, {
  app: { send: () => {} },
  panel: { send: () => {} },
  supplier: someSession.supplier,
})

test('turning on the second factor sends no request', async () => {
  expect(await account({ type: 'twoFactor.toggled' })).toMatchObject({
    sent: [],
    context: { isTwoFactorWanted: true },
  })
})
