import { FlowError, formatFlow, parseFlow, type Step } from '@supplier/core/flows/flow'
import { openReplay } from '@supplier/core/flows/replay'
import { describe, expect, test } from 'vitest'
import { planted, plantedIn } from '../sandbox/planted.ts'
import { secondSupplier, seedPassword, seedSupplier } from '../world/scenarios/seeds.ts'
import { pathOfRecording, readFlow, recordingNames, replayedRecording } from './files.ts'
import { recorded, scenarios } from './recorded.ts'
import { replayedFlow } from './replayed-flow.ts'

/** The recording of a scenario as it is played now, with contexts. */
const playedNow = async (name: string): Promise<string> => {
  const scenario = scenarios.find((one) => one.name === name)
  if (scenario === undefined) throw new FlowError(`There is no scenario "${name}".`)
  return (await recorded(scenario))[0]?.text ?? ''
}

const later = (run: () => void) => void setImmediate(run)

test('every recording belongs to a scenario, and every scenario has one', () => {
  const emitted = new Set(recordingNames().map((name) => name.replace(/-\d$/, '')))
  expect([...emitted].sort()).toEqual(scenarios.map(({ name }) => name).sort())
})

test.each(recordingNames())('%s replays without a difference, and breaks no rule over time', async (name) => {
  expect(await replayedRecording(name)).toMatchObject({ difference: null, broken: [] })
})

test('a saved recording tells states and effects, but no contexts', () => {
  const sights = recordingNames().flatMap((name) =>
    readFlow(pathOfRecording(name)).steps.flatMap(({ states }) => Object.values(states)),
  )
  expect(sights.filter((sight) => sight !== null && sight.length > 1)).toEqual([])
})

test('no masked recording holds private data', async () => {
  const { telephone, email, firstname, lastname, store_name, supplier_np_api_key, created_at, main } = seedSupplier()
  const typed = ['111 22 33', 'Ганна', 'Соломія', 'solomia@example.com', 'Brand-new-7', 'Крамниця', 'token-of-one']
  const names = [telephone, email, firstname, lastname, store_name, supplier_np_api_key, secondSupplier().telephone]
  const own = [...names, created_at, String(main)]
  for (const scenario of scenarios) {
    const text = (await recorded({ ...scenario, isMasked: true })).map((one) => one.text).join('')
    for (const secret of [...typed, ...own, seedPassword]) expect(text).not.toContain(secret)
  }
})

test('planted secrets do not appear in a recording, whether loaded, typed key by key, in an article or in the address', async () => {
  const text = await playedNow('secrets-known-and-typed')
  expect(plantedIn(text)).toEqual([])
  for (const name of ['orders', 'chat-room']) expect(text).toContain(`"to":"${name}"`)
  expect(text).toMatch(/"href":"\/settings\/preferences\?ref=[a-z]{3}-[a-z]{7}-\d\d"/)
  expect(text).toMatch(/"body":"\p{Lu}\p{Ll}{5}(?: \d{4}){4}, \p{Ll}{7} \p{Lu}{2} \d{6}\."/u)
  const queries = [...text.matchAll(/"query":"(\d+)"/g)].map(([, query = '']) => query)
  expect(new Set(queries.map((query) => query.length)).size).toBe(planted.telephone.length)
  const begins = (query: string) => planted.telephone.startsWith(query) && query.length > 3
  expect(queries.filter(begins)).toEqual([])
})

describe('a tampered recording', async () => {
  const flow = parseFlow(await playedNow('paywall-short-on-service'))
  const tampered = (at: number, change: (step: Step) => Step) =>
    replayedFlow({ ...flow, steps: flow.steps.map((step, location) => (location === at ? change(step) : step)) })
  const pressed = flow.steps.findIndex(({ causes }) => causes.some((cause) => 'event' in cause))

  test('reports the first different step with the expected and the actual state', async () => {
    const { difference } = await tampered(pressed, (step) => ({
      ...step,
      states: { 'panel/subscription': ['paid', {}] },
    }))
    // An answer that comes at the same time is named with the event.
    expect(difference).toMatch(new RegExp(`^Step ${pressed} \\(`))
    expect(difference).toContain(
      'a person: offer.accepted → panel/subscription) differs at panel/subscription/session: expected no change, got loading.',
    )
  })

  const fielded = flow.steps.findIndex(({ states }, at) => at > pressed && states['panel/setup']?.[1]?.['setup'])
  const withSetup = (change: (setup: Readonly<Record<string, unknown>>) => object) =>
    tampered(fielded, (step) => {
      const sight = step.states['panel/setup']
      const setup = change(sight?.[1]?.['setup'] as Readonly<Record<string, unknown>>)
      return { ...step, states: { ...step.states, 'panel/setup': [String(sight?.[0]), { ...sight?.[1], setup }] } }
    })

  test('reports the field, both values, the cause of the step and the user event before it', async () => {
    const { difference } = await withSetup((setup) => ({ ...setup, active: 'perhaps' }))
    expect(difference).toMatch(
      new RegExp(
        `^Step ${fielded} \\(setup.fetchSetup answers .*; after step \\d+, a person: transfer.confirmed → panel/subscription\\) ` +
          'differs at panel/setup, context.setup.active: expected "perhaps", got (?:true|false)\\.$',
      ),
    )
  })

  test('with another mask for a known value is detected', async () => {
    const { difference } = await withSetup((setup) => ({ ...setup, cost: 1 + Number(setup['cost']) }))
    expect(difference).toContain('differs at panel/setup, context.setup.cost: expected')
    expect((await withSetup((setup) => setup)).difference).toBeNull()
  })

  test('with another response is detected at the first difference it causes', async () => {
    const answered = flow.steps.findIndex(({ causes }) =>
      causes.some((cause) => 'gives' in cause && isSetup(cause.gives)),
    )
    const { difference } = await tampered(answered, (step) => ({
      ...step,
      causes: step.causes.map((cause) => ('gives' in cause ? { ...cause, gives: null } : cause)),
    }))
    expect(difference).toMatch(new RegExp(`^Step ${answered} \\(.* differs at`))
  })

  test('with an event for a missing actor reports the path of the actor', async () => {
    const { difference } = await tampered(pressed, (step) => ({
      ...step,
      causes: [{ event: { type: 'dreamt.up' }, to: 'panel/nobody' }],
    }))
    expect(difference).toContain('expected somebody at panel/nobody who hears dreamt.up, got nobody')
  })

  test('with a request that the app no longer sends reports the request', async () => {
    const { difference } = await tampered(pressed, (step) => ({
      ...step,
      asks: [...(step.asks ?? []), { id: 999, of: 'oracle.askNow' }],
    }))
    expect(difference).toContain('oracle.askNow #999')
  })
})

test('a recording without its beginning can be read, and explains why it cannot be replayed', () => {
  const flow = readFlow(pathOfRecording('top-up'))
  const cut = parseFlow(formatFlow({ ...flow, cut: 7, steps: flow.steps.slice(7) }))
  expect(() => openReplay(cut, { later })).toThrow(FlowError)
  expect(() => openReplay(cut, { later })).toThrow('The first 7 steps of this recording are missing')
})

test('events of a view during a replay change nothing', async () => {
  const flow = readFlow(pathOfRecording('sign-in-by-code'))
  const replay = openReplay(flow, { later })
  while (replay.at() < replay.length) {
    expect(await replay.step()).toBeNull()
    replay.app.send({ type: 'navigation.requested', location: { to: 'signup' } })
  }
  replay.stop()
})

const isSetup = (value: unknown): boolean => typeof value === 'object' && value !== null && 'mainBalance' in value
