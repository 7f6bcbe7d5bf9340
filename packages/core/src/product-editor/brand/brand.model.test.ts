import { beforeEach, expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { brandMachine } from './brand.machine.ts'

const brand = { id: '9', title: 'Глек', status: 'proposed', reason: null } as const
const refused = (fields: Readonly<Record<string, readonly { readonly text: string }[]>>) =>
  fails({ kind: 'refused', status: 422, texts: [], fields, retryAfter: null } as const)

const taken = refused({ title: [{ text: 'taken' }] })
const usedKey = refused({ client_key: [{ text: 'used' }] })

const told: unknown[] = []
let ids = 0
const exploreBrand = (answers = [gives(brand), fails(), taken, usedKey]) =>
  explore(brandMachine, {
    runsLive: true,
    input: { ids: { next: () => `key-${++ids}` }, owner: { send: (event) => void told.push(event) } },
    user: [{ type: 'proposal.chosen', title: 'Глек' }],
    world: {
      proposeBrand: answers,
      fetchProposal: [gives(brand), gives(null), fails()],
    },
    project: ({ proposal, brand: made, message }) => [proposal?.title, made?.id, message],
  })

beforeEach(() => {
  told.length = 0
  ids = 0
})

test('every state and every transition is visited', () => {
  expectFullCoverage('brand', exploreBrand().coverage)
})

test('the owner learns of a brand that exists, and of nothing else', () => {
  exploreBrand()
  expect(new Set(told.map((event) => JSON.stringify(event)))).toEqual(
    new Set([JSON.stringify({ type: 'brand.proposed', brand })]),
  )
})

test('one title has one key, however often it is tried', () => {
  const { paths } = exploreBrand()
  for (const { state } of paths) if (state.context.proposal) expect(state.context.proposal.key).toMatch(/^key-\d+$/)
  for (const { from, to } of exploreBrand().movesWhere(({ to: next }) => next.matches('sending')))
    if (from.context.proposal) expect(to.context.proposal?.key).toBe(from.context.proposal.key)
})

test('a refusal says what the server said about the title', () => {
  const refusals = exploreBrand().movesWhere(({ from, to }) => from.matches('sending') && to.matches('idle'))
  expect(refusals.map(({ to }) => to.context.message)).toContainEqual({ text: 'taken' })
})

test.each([
  ['a lost answer', 'finding', fails()],
  ['a used key', 'finding', usedKey],
  ['a refused title', 'idle', taken],
] as const)('after %s the proposal is %s', (_, next, answer) => {
  const left = exploreBrand([answer]).movesWhere(({ from, to }) => from.matches('sending') && !to.matches('sending'))
  expect(new Set(left.map(({ to }) => to.value))).toEqual(new Set([next]))
})
