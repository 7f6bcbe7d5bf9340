import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { namesOf, shapeOf } from './names.ts'
import { createVisits, watchMachines } from './visits.ts'

const makeDoor = () =>
  createMachine({
    id: 'door',
    initial: 'opening',
    states: {
      opening: { always: 'open' },
      open: { on: { pulled: 'shut' } },
      shut: { on: { pushed: 'open', locked: [{ guard: () => false, target: 'barred' }, { target: 'shut' }] } },
      barred: {},
    },
  })
const door = makeDoor()

const lived = (live: (during: (name: string | null) => void, door: ReturnType<typeof makeDoor>) => void) => {
  const visits = createVisits()
  const leave = watchMachines(visits)
  live(visits.during, makeDoor())
  leave()
  return visits.found()
}

/** Who came by, under the names of the reports. */
const told = ({ tests, machines }: ReturnType<typeof lived>) => {
  const found = machines.find(({ id }) => id === 'door')
  const { states, transitions } = namesOf(door)
  return Object.fromEntries(
    [
      ...states.map(([, name], at) => [name, found?.states[at]] as const),
      ...transitions.map(([, name], at) => [name, found?.transitions[at]] as const),
    ].map(([name, by]) => [name, by?.map((number) => tests[number])]),
  )
}

test('a live actor tells which test came by which state and transition', () => {
  const found = lived((during, door) => {
    during('a test that comes in')
    createActor(door).start().send({ type: 'pulled' })
    during('a test that stays outside')
    createActor(door).start()
  })
  expect(told(found)).toEqual({
    opening: ['a test that comes in', 'a test that stays outside'],
    open: ['a test that comes in', 'a test that stays outside'],
    shut: ['a test that comes in'],
    barred: [],
    'opening: always → open': ['a test that comes in', 'a test that stays outside'],
    'open: pulled → shut': ['a test that comes in'],
    'shut: pushed → open': [],
    'shut: locked [guard] → barred': [],
    'shut: locked → shut': [],
  })
})

test('children count, and so do machines that were given something else', () => {
  const found = lived((during, door) => {
    const house = createMachine({ id: 'house', invoke: { id: 'door', src: door } })
    during('a test of the house')
    const { door: inside } = createActor(house.provide({})).start().getSnapshot().children
    inside?.send({ type: 'pulled' })
  })
  expect(told(found)).toMatchObject({ shut: ['a test of the house'], barred: [] })
  expect(found.machines.map(({ id }) => id).sort()).toEqual(['door', 'house'])
})

test('what happens outside of tests, or after the watch is over, is nobody’s', () => {
  let later = makeDoor()
  const found = lived((during, door) => {
    createActor(door).start()
    later = door
    during('a test that comes too late')
  })
  createActor(later).start()
  expect(found).toEqual({ tests: [], machines: [] })
})

test('machines that differ in nothing but their id have one shape', () => {
  const twin = (id: string) =>
    createMachine({ id, initial: 'on', after: { 5: '.off' }, states: { on: { after: { 9: 'off' } }, off: {} } })
  expect(shapeOf(twin('one'))).toBe(shapeOf(twin('two')))
  expect(shapeOf(twin('one'))).not.toBe(shapeOf(door))
})
