import { expect, test } from 'vitest'
import { featureMap, mapEnds, mapStarts, withFeatureMap } from './feature-map.ts'

const machines = [
  { feature: 'session', subject: 'password' },
  { feature: 'app', subject: 'app' },
  { feature: 'app', subject: 'slot' },
]
const map = `| feature | machines |
|---|---|
| app | [app](docs/statecharts/app.md), [slot](docs/statecharts/app-slot.md) |
| session | [password](docs/statecharts/session-password.md) |`

test('every feature has a row, every machine a link to its picture', () => {
  expect(featureMap(machines)).toBe(map)
})

test('only what stands between the marks is written anew', () => {
  expect(withFeatureMap(`before\n${mapStarts}\nold\n${mapEnds}\nafter`, machines)).toBe(
    `before\n${mapStarts}\n${map}\n${mapEnds}\nafter`,
  )
})

test('a text without the marks is told apart', () => {
  expect(withFeatureMap('before\nafter', machines)).toBeNull()
})
