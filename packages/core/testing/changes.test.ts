import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { changesSince } from './changes.ts'
import { mermaid } from './mermaid.ts'

const config = {
  id: 'door',
  initial: 'shut',
  on: { removed: '.gone' },
  states: {
    shut: {
      on: { pushed: [{ guard: 'isLight', target: 'open' }, { guard: 'isHeavy', target: 'shut' }, { target: 'shut' }] },
    },
    open: { on: { pulled: 'shut' }, after: { 1000: 'shut' }, always: { guard: 'isOld', target: 'gone' } },
    gone: { type: 'final' },
  },
}
const guards = { isLight: () => true, isHeavy: () => false, isOld: () => false }
const drawn = (door: object) => mermaid(createMachine(door as never, { guards } as never))
const committed = drawn(config)

/** The same machine without the part at this path. */
const withoutThe = (...path: readonly string[]) => {
  const copy = structuredClone(config) as Record<string, unknown>
  const holder = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy)
  const last = path.at(-1) ?? ''
  if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete holder[last]
  return copy
}

test('an unchanged machine has no changes', () => {
  expect(changesSince(committed, drawn(config))).toEqual([])
})

test.each([
  [['on', 'removed'], 'anywhere --> gone : removed'],
  [['states', 'shut', 'on', 'pushed', '0'], 'shut --> open : pushed [isLight]'],
  [['states', 'shut', 'on', 'pushed', '1'], 'shut --> shut : pushed [isHeavy]'],
  [['states', 'shut', 'on', 'pushed', '2'], 'shut --> shut : pushed'],
  [['states', 'open', 'on', 'pulled'], 'open --> shut : pulled'],
  [['states', 'open', 'after', '1000'], 'open --> shut : after 1000 ms'],
  [['states', 'open', 'always'], 'open --> gone : [isOld]'],
])('a removed transition is reported by its name: %s', (path, name) => {
  expect(changesSince(committed, drawn(withoutThe(...path)))).toEqual([`the transition "${name}" is gone`])
})

test('an added transition is reported by its name', () => {
  expect(changesSince(drawn(withoutThe('states', 'open', 'on', 'pulled')), committed)).toEqual([
    'the transition "open --> shut : pulled" is new',
  ])
})

test('reordered branches are reported', () => {
  const copy = structuredClone(config)
  copy.states.shut.on.pushed.reverse()
  expect(changesSince(committed, drawn(copy))).toEqual(['its transitions stand in another order'])
})
