import { readFileSync } from 'node:fs'
import { FlowError, formatFlow, openReplay, parseFlow, type Step } from '@supplier/core/flows'
import { describe, expect, test } from 'vitest'
import { planted, plantedIn } from '../world/planted.ts'
import { secondSupplier, seedPassword, seedSupplier } from '../world/seeds.ts'
import { pathOfRecording, readFlow, recordingNames, replayedRecording } from './files.ts'
import { stories } from './recorded.ts'
import { replayedFlow } from './replayed-flow.ts'

const later = (run: () => void) => void setImmediate(run)

test('every recording is of a story, and every story has one', () => {
  const told = new Set(recordingNames().map((name) => name.replace(/-\d$/, '')))
  expect([...told].sort()).toEqual(stories.map(({ name }) => name).sort())
})

test.each(recordingNames())('%s goes as it was recorded', async (name) => {
  expect((await replayedRecording(name)).difference).toBeNull()
})

test('no recording holds anything that its owner alone may know', () => {
  const { telephone, email, firstname, lastname, store_name, supplier_np_api_key, created_at, main } = seedSupplier()
  const typed = ['111 22 33', 'Ганна', 'Соломія', 'solomia@example.com', 'Brand-new-7', 'Крамниця', 'token-of-one']
  const names = [telephone, email, firstname, lastname, store_name, supplier_np_api_key, secondSupplier().telephone]
  const own = [...names, created_at, String(main)]
  for (const name of recordingNames()) {
    const text = readFileSync(pathOfRecording(name), 'utf8')
    for (const secret of [...typed, ...own, seedPassword]) expect(text).not.toContain(secret)
  }
})

test('of what is planted, known, typed sign by sign, in an article and in the address, nothing stands in its recording', () => {
  const text = readFileSync(pathOfRecording('secrets-known-and-typed'), 'utf8')
  expect(plantedIn(text)).toEqual([])
  expect(text).toMatch(/"href":"\/settings\/preferences\?ref=[a-z]{3}-[a-z]{7}-\d\d"/)
  expect(text).toMatch(/"body":"\p{Lu}\p{Ll}{5}(?: \d{4}){4}, \p{Ll}{7} \p{Lu}{2} \d{6}\."/u)
  const queries = [...text.matchAll(/"query":"(\d+)"/g)].map(([, query = '']) => query)
  expect(new Set(queries.map((query) => query.length)).size).toBe(planted.telephone.length)
  const begins = (query: string) => planted.telephone.startsWith(query) && query.length > 3
  expect(queries.filter(begins)).toEqual([])
})

describe('a recording that was tampered with', () => {
  const name = 'paywall-short-on-service'
  const flow = readFlow(pathOfRecording(name))
  const tampered = (at: number, change: (step: Step) => Step) =>
    replayedFlow({ ...flow, steps: flow.steps.map((step, place) => (place === at ? change(step) : step)) })
  const pressed = flow.steps.findIndex(({ causes }) => causes.some((cause) => 'fact' in cause))

  test('names the first step that differs, what was expected and what came', async () => {
    const { difference } = await tampered(pressed, (step) => ({
      ...step,
      states: { 'panel/subscription': ['paid', {}] },
    }))
    expect(difference).toContain(
      `Step ${pressed} (a person: offer.accepted → panel/subscription) differs at panel/subscription: expected paid, got`,
    )
  })

  const fielded = flow.steps.findIndex(({ states }, at) => at > pressed && states['panel/setup']?.[1]['setup'])
  const withSetup = (change: (setup: Readonly<Record<string, unknown>>) => object) =>
    tampered(fielded, (step) => {
      const sight = step.states['panel/setup']
      const setup = change(sight?.[1]['setup'] as Readonly<Record<string, unknown>>)
      return { ...step, states: { ...step.states, 'panel/setup': [String(sight?.[0]), { ...sight?.[1], setup }] } }
    })

  test('names the field, what it was and is, what happened in the step, and what somebody did before', async () => {
    const { difference } = await withSetup((setup) => ({ ...setup, active: 'perhaps' }))
    expect(difference).toMatch(
      new RegExp(
        `^Step ${fielded} \\(setup.fetchSetup answers .*; after step \\d+, a person: transfer.confirmed → panel/subscription\\) ` +
          'differs at panel/setup, context.setup.active: expected "perhaps", got (?:true|false)\\.$',
      ),
    )
  })

  test('a mask that is another one where the same stood before is noticed', async () => {
    const { difference } = await withSetup((setup) => ({ ...setup, cost: 1 + Number(setup['cost']) }))
    expect(difference).toContain('differs at panel/setup, context.setup.cost: expected')
    expect((await withSetup((setup) => setup)).difference).toBeNull()
  })

  test('an answer that is another one is noticed where it first matters', async () => {
    const answered = flow.steps.findIndex(({ causes }) =>
      causes.some((cause) => 'gives' in cause && isSetup(cause.gives)),
    )
    const { difference } = await tampered(answered, (step) => ({
      ...step,
      causes: step.causes.map((cause) => ('gives' in cause ? { ...cause, gives: null } : cause)),
    }))
    expect(difference).toMatch(new RegExp(`^Step ${answered} \\(.* differs at`))
  })

  test('somebody who is not there is missed by name', async () => {
    const { difference } = await tampered(pressed, (step) => ({
      ...step,
      causes: [{ fact: { type: 'dreamt.up' }, to: 'panel/nobody' }],
    }))
    expect(difference).toContain('expected somebody at panel/nobody who hears dreamt.up, got nobody')
  })

  test('a question that the app does not ask any more is named', async () => {
    const { difference } = await tampered(pressed, (step) => ({
      ...step,
      asks: [...(step.asks ?? []), { id: 999, of: 'oracle.askNow' }],
    }))
    expect(difference).toContain('oracle.askNow #999')
  })
})

test('a recording without its beginning can be read, and says why it cannot be replayed', () => {
  const flow = readFlow(pathOfRecording('top-up'))
  const cut = parseFlow(formatFlow({ ...flow, cut: 7, steps: flow.steps.slice(7) }))
  expect(() => openReplay(cut, { later })).toThrow(FlowError)
  expect(() => openReplay(cut, { later })).toThrow('The first 7 steps of this recording are missing')
})

test('what a view says while a recording is replayed changes nothing', async () => {
  const flow = readFlow(pathOfRecording('sign-in-by-code'))
  const replay = openReplay(flow, { later })
  while (replay.at() < replay.length) {
    expect(await replay.step()).toBeNull()
    replay.app.send({ type: 'place.wanted', place: { to: 'signup' } })
  }
  replay.stop()
})

const isSetup = (value: unknown): boolean => typeof value === 'object' && value !== null && 'mainBalance' in value
