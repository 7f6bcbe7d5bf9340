import { expect, test } from 'vitest'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { worldNamed } from '../scenarios/scenarios.ts'
import { seedTime } from '../seed-time.ts'
import { supplierById, withSupplier } from '../world.ts'
import { balanced, linesOf, posted } from './lines.ts'

test('lines change the balances, unless they are pending or cancelled', () => {
  const world = posted(worldNamed('default'), 2, seedTime, [
    { purse: 'main', type: 'sale', amount: 100_00, order: '7' },
    { purse: 'main', type: 'sale', amount: 900_00, status: 'pending' },
    { purse: 'service', type: 'sms', amount: -50 },
  ])
  expect(supplierById(world, 2)).toMatchObject({ main: 4_300_00, service: 310_00 })
  expect(linesOf(world, 2, 'main').slice(-2)).toMatchObject([
    { amount: 100_00, balanceAfter: 4_300_00, order: '7', description: null, status: 'done' },
    { amount: 900_00, balanceAfter: 4_300_00, order: null, status: 'pending' },
  ])
  expect(brokenInvariants(world)).toEqual([])
  expect(posted(world, 99, seedTime, [{ purse: 'main', type: 'sale', amount: 1 }])).toBe(world)
})

test.each([
  [{ main: 20_000_00 }, [['main', 'bonus', 7_654_33]]],
  [{ main: -5_00 }, [['main', 'commission', -12_350_67]]],
  [{ service: 900_00 }, [['service', 'bonus', 50_00]]],
  [
    { main: 0, service: 0 },
    [
      ['main', 'commission', -12_345_67],
      ['service', 'advertising', -850_00],
    ],
  ],
  [{ main: 12_345_67, store_name: 'Інша' }, []],
])('a supplier changed to %j gets correction lines and no ledger entry', (events, expected) => {
  const sandbox = createSandbox()
  const before = sandbox.world().lines.length
  sandbox.changeSupplier(1, events)
  expect(
    sandbox
      .world()
      .lines.slice(before)
      .map(({ purse, type, amount }) => [purse, type, amount]),
  ).toEqual(expected)
  expect(sandbox.world().suppliers[0]).toMatchObject(events)
  expect([brokenInvariants(sandbox.world()), sandbox.ledger()]).toEqual([[], []])
})

test('a balanced world is unchanged', () => {
  const world = worldNamed('default')
  expect(balanced(world, seedTime)).toBe(world)
  const changed = withSupplier(world, 1, { main: 1 })
  expect(brokenInvariants(changed)).toEqual(["the ledger's lines do not add up to the balances"])
  expect(brokenInvariants(balanced(changed, seedTime))).toEqual([])
})
