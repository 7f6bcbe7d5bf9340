/** The source of a test that replays a stored recording and asserts its final states. */
export const testOf = (
  name: string,
  states: Readonly<Record<string, unknown>>,
): string => `import { expect, test } from 'vitest'
import { replayedRecording } from './files.ts'

test('${name.replaceAll('-', ' ')}', async () => {
  const { difference, states } = await replayedRecording('${name}')
  expect(difference).toBeNull()
  expect(states).toEqual({
${Object.entries(states)
  .map(([path, value]) => `    ${keyText(path)}: ${valueText(value)},\n`)
  .join('')}  })
})
`

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const keyText = (key: string): string => (/^[A-Za-z]\w*$/.test(key) ? key : quoted(key))

const valueText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{ ${Object.entries(value)
        .map(([key, one]) => `${keyText(key)}: ${valueText(one)}`)
        .join(', ')} }`
    : quoted(String(value))
