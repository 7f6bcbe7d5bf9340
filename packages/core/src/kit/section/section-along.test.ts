import { expect, test, vi } from 'vitest'
import { type Failure, PortError } from '../../kernel/failure.ts'
import { text } from '../fields/record-fields.domain.ts'
import { type RowWith, row } from '../row/row.domain.ts'
import { defineSection, type WideSection } from './section.domain.ts'
import type { SectionsPort } from './section.port.ts'
import { giveAlong } from './section-along.ts'

const methodRow = { title: row.text({ or: '' }), isEnabled: row.flag(), isReady: row.flag() }
type Method = RowWith<typeof methodRow>

const shared = { param: 'record', query: {}, form: { title: text() }, mayEdit: () => true } as const
const methods = defineSection(methodRow)({
  ...shared,
  id: 'methods',
  route: 'attributes',
  namedBy: ['title'],
  commands: {
    enable: {
      said: 'enabled',
      may: ({ isEnabled, isReady }) => isReady && !isEnabled,
      isDone: (row) => row?.isEnabled === true,
    },
  },
})
const senders = defineSection({})({
  ...shared,
  id: 'senders',
  route: 'attributes',
  namedBy: ['id'],
  savesWith: { command: 'enable', on: { section: methods, id: 'post' }, isOffered: () => true },
  commands: {},
})

const off: Method = { id: 'post', version: 4, title: 'Post', isEnabled: false, isReady: true }
const on: Method = { ...off, isEnabled: true }
const said = { type: 'success.reported', message: { key: 'said.enabled', values: { name: 'Post' } } }
const savedAlone = { type: 'warning.reported', message: { key: 'kit.savedAlone' } }
const lost: Failure = { kind: 'timedOut' }
const refused: Failure = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null }

const give = (rows: readonly (Method | null)[], failure: Failure | null = null) => {
  const found = [...rows]
  const run = vi.fn(async () => {
    if (failure !== null) throw new PortError(failure)
  })
  const port = {
    fetchOne: async () => {
      const row = found.shift()
      return row ? { id: row.id, version: row.version ?? 0, row, values: {} } : null
    },
    run,
  } as unknown as SectionsPort
  const given = giveAlong(senders as unknown as WideSection, port, { next: () => 'key' })
  return { run, given: given({ id: '1' }, new AbortController().signal) }
}

test('the command is given on the other record, as it is now', async () => {
  const { given, run } = give([off])
  expect(await given).toEqual({ row: { id: '1' }, message: said })
  expect(run).toHaveBeenCalledExactlyOnceWith(
    { section: 'methods', run: { command: 'enable', id: 'post', version: 4, key: 'key', values: {} } },
    expect.anything(),
  )
})

test.each([
  ['still lacks something', { ...off, isReady: false }],
  ['is gone', null],
])('a record that %s gets no command, and that is said', async (_, row) => {
  const { given, run } = give([row])
  expect(await given).toEqual({ row: { id: '1' }, message: savedAlone })
  expect(run).not.toHaveBeenCalled()
})

test('a command whose answer was lost is looked up, and never sent again', async () => {
  const carriedOut = give([off, on], lost)
  expect((await carriedOut.given).message).toEqual(said)
  expect(carriedOut.run).toHaveBeenCalledOnce()
  const missed = give([off, off], lost)
  await expect(missed.given).rejects.toThrow(PortError)
  expect(missed.run).toHaveBeenCalledOnce()
})

test('a refusal is reported as the server gave it', async () => {
  await expect(give([off], refused).given).rejects.toMatchObject({ failure: refused })
})
