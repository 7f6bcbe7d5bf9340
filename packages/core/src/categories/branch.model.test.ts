import { beforeEach, expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { type BranchRead, branchMachine } from './branch.machine.ts'

const told: BranchRead[] = []
const exploreBranch = () =>
  explore(branchMachine, {
    runsLive: true,
    input: { app: { send: () => {} }, owner: { send: (event) => told.push(event) }, id: '7' },
    user: [{ type: 'refresh.requested' }],
    world: { fetchChildren: [gives(succeeded([])), gives(failed({ kind: 'unreachable' }))] },
  })

beforeEach(() => {
  told.length = 0
})

test('every state and every transition is visited, and reading always ends', () => {
  const model = exploreBranch()
  expectFullCoverage('branch', model.coverage)
  expect(model.trapsFor((state) => state.matches('settled'))).toEqual([])
})

test('the owner learns of each outcome, with the id of the branch', () => {
  exploreBranch()
  expect(told).toContainEqual({ type: 'branch.read', id: '7', children: [] })
  expect(told).toContainEqual({ type: 'branch.failed', id: '7', failure: { kind: 'unreachable' } })
})
