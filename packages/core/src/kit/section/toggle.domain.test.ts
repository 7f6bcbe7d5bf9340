import { expect, test } from 'vitest'
import { toggleOf } from './toggle.domain.ts'

const row = { id: '1' }
const section = (mayOn: boolean, mayOff: boolean) =>
  ({
    toggle: { on: 'enable', off: 'disable' },
    commands: { enable: { said: 'enabled', may: () => mayOn }, disable: { said: 'disabled', may: () => mayOff } },
  }) as const

test.each([
  ['may be switched on', true, false, { isOn: false, command: 'enable' }],
  ['may be switched off', false, true, { isOn: true, command: 'disable' }],
  ['may be neither', false, false, { isOn: false, command: null }],
])('a row that %s', (_, mayOn, mayOff, toggle) => {
  expect(toggleOf(section(mayOn, mayOff), row, [row])).toEqual(toggle)
})

test('a section without such commands has no switches', () => {
  expect(toggleOf({ commands: {} }, row, [row])).toBe(null)
})
