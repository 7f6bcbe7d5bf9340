/**
 * Holds a live API against the contract: `pnpm contract ORIGIN --telephone 380671112233`. It reads only; with
 * `--writes` it also sends changes with an old version, which a server refuses. Ends with 1 if a call differs.
 */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { sessionOverHttp } from '@supplier/core/adapters/http/account/session.http'
import { differencesIn } from '@supplier/core/adapters/http/kit/differences.wire'
import { createHttp } from '@supplier/core/adapters/http/kit/http.client'
import { authoriseOverHttp } from '@supplier/core/adapters/http/realtime/realtime.http'
import { realtimeOverPusher } from '@supplier/core/adapters/pusher/realtime.pusher'
import { toFailure } from '@supplier/core/kernel/failure'
import { askOf } from '../contract/ask.ts'
import { type Judged, settingFor, walk } from '../contract/walk.ts'
import { endpoints } from '../endpoints/endpoints.ts'

const usage = `pnpm contract ORIGIN --telephone 380671112233 [--code 1234 | --password … | --token …]
  --writes                 also send changes with an old version (a test supplier)
  --events SECONDS         also listen to realtime events, with
  --pusher-key KEY [--pusher-host HOST] [--pusher-port PORT] [--pusher-cluster eu]`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    telephone: { type: 'string' },
    code: { type: 'string' },
    password: { type: 'string' },
    token: { type: 'string' },
    writes: { type: 'boolean', default: false },
    events: { type: 'string' },
    'pusher-key': { type: 'string' },
    'pusher-host': { type: 'string' },
    'pusher-port': { type: 'string' },
    'pusher-cluster': { type: 'string', default: 'eu' },
  },
})

const say = (text: string) => process.stdout.write(`${text}\n`)

const asked = async (question: string): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(question)
  lines.close()
  return answer.trim()
}

const signals = { state: new AbortController().signal }

interface Seat {
  readonly token: string
  /** `null` for a token that was given. */
  readonly supplierId: number | null
}

/** Signs in as the panel does. */
const seatAt = async (origin: string): Promise<Seat | null> => {
  const { token, telephone, password } = values
  if (token !== undefined) return { token, supplierId: null }
  if (telephone === undefined) return null
  const session = sessionOverHttp(createHttp({ origin, token: () => null, clock: Date }))
  const signIn = async () => {
    if (password !== undefined) return session.signInWithPassword({ telephone, password }, signals.state)
    if (values.code === undefined) await session.requestCode({ telephone }, signals.state)
    return session.confirmCode({ telephone, code: values.code ?? (await asked('Code: ')) }, signals.state)
  }
  const { token: made, supplier } = await signIn()
  return { token: made, supplierId: supplier.id }
}

const marks = { right: '✓', absent: '–', different: '✗', unasked: '?' } as const

const tell = (judged: readonly Judged[]) => {
  for (const { call, state, isAssumed, lines } of judged) {
    say(
      `${marks[state]} ${call}${isAssumed ? '' : ' (specified)'}${state === 'absent' ? ': the server does not have it' : ''}`,
    )
    for (const line of lines) say(`    ${line}`)
  }
  const count = (state: Judged['state']) => judged.filter((one) => one.state === state).length
  say(
    `\n${count('right')} right, ${count('different')} different, ${count('absent')} absent, ${count('unasked')} not asked`,
  )
  say(`The setting that fits: VITE_SECTIONS=${settingFor(judged)}`)
}

/** Tells the events that differ, for some seconds. */
const listened = async (origin: string, { token, supplierId }: Seat, seconds: number): Promise<readonly string[]> => {
  const key = values['pusher-key']
  if (key === undefined || supplierId === null)
    throw new Error(`${usage}\n\n--events needs --pusher-key and --telephone.`)
  const { hostname, port, protocol } = new URL(origin)
  const isSecure = protocol === 'https:'
  const lines = new Set<string>()
  let count = 0
  const realtime = realtimeOverPusher({
    key,
    host: values['pusher-host'] ?? hostname,
    port: Number(values['pusher-port'] ?? (port || (isSecure ? 443 : 80))),
    isSecure,
    cluster: values['pusher-cluster'],
    jitter: Math.random,
    authorise: authoriseOverHttp(createHttp({ origin, token: () => token, clock: Date })),
    watch: (call, schema, data) => {
      count += 1
      for (const difference of differencesIn(schema, data)) lines.add(`${call} → ${difference}`)
    },
  })
  await realtime.loadRealtime()
  say(`Listening for ${seconds} s: change an order of this supplier …`)
  const stop = realtime.openConnection(
    (event) => {
      if (event.type === 'connection.lost' || event.type === 'channels.refused')
        lines.add(`realtime → ${JSON.stringify(event)}`)
    },
    { supplierId },
  )
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  stop()
  say(`${count} events`)
  return [...lines]
}

const [origin] = positionals
const seat =
  origin === undefined
    ? null
    : await seatAt(origin.replace(/\/+$/, '')).catch((error: unknown) => {
        say(`Not signed in: ${JSON.stringify(toFailure(error))}`)
        process.exit(1)
      })
if (origin === undefined || seat === null) {
  say(usage)
  process.exitCode = 2
} else {
  const judged = await walk(endpoints, askOf({ origin: origin.replace(/\/+$/, ''), token: () => seat.token }), values)
  tell(judged)
  const events =
    values.events === undefined ? [] : await listened(origin.replace(/\/+$/, ''), seat, Number(values.events))
  for (const line of events) say(`✗ ${line}`)
  if (events.length > 0 || judged.some(({ state }) => state === 'different')) process.exitCode = 1
}
