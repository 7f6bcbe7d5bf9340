import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createSandbox } from '../sandbox/sandbox.ts'
import { putAside, readKept, save } from '../sandbox/state.ts'
import { type RunningServer, startServer } from '../server/server.ts'
import { smsCode } from '../world/account/codes.ts'
import { isScenario, scenarioNames } from '../world/names.ts'
import { worldNamed } from '../world/scenarios/scenarios.ts'

type Env = Readonly<Record<string, string | undefined>>

export interface Serving {
  readonly server: RunningServer
  /** Saves the state and stops listening. */
  readonly stop: () => Promise<void>
}

interface Plan {
  readonly port: number
  readonly apiOnly: boolean
  readonly fresh: boolean
  readonly scenario: string | undefined
  readonly root: string
}

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

const usage = `Usage: serve [--port N] [--fresh] [--scenario NAME] [--api-only]
  PORT, --port     where to listen: 5173, with --api-only 8787
  --fresh          forgets what happened before
  --scenario NAME  starts from a named world: ${scenarioNames.join(', ')}
  --api-only       serves the API, the realtime socket and the board without the web app`

/** An error that is shown as one line, without a stack. */
const refusal = (line: string) => Object.assign(new Error(line), { isRefusal: true })

/** Starts the sandbox and the built app; an error is printed as one line and ends the process with exit code 1. */
export const serve = async (argv: readonly string[], env: Env): Promise<void> => {
  if (argv.includes('--help')) return console.log(usage)
  try {
    const { stop } = await start(argv, env)
    const leave = () =>
      void stop().then(
        () => process.exit(0),
        (error) => endWith(error),
      )
    process.once('SIGINT', leave)
    process.once('SIGTERM', leave)
  } catch (error) {
    endWith(error)
  }
}

/** Does the same without ending the process, for callers that go on running. */
export const start = async (argv: readonly string[], env: Env, root = repository): Promise<Serving> => {
  requireNode(process.versions.node)
  const plan = planOf(argv, env, root)
  const file = join(root, '.sandbox/world.json')
  const { world, clockOffset, unusable } = beginning(plan, file)
  const sandbox = createSandbox({ world, clockOffset })
  const trouble = (error: unknown) => console.error(`The state could not be written: ${lineOf(error, plan.port)}`)
  const keeper = save(sandbox, file, trouble)
  const dist = join(root, 'packages/web/dist-sandbox')
  try {
    const { saved } = keeper
    const server = await startServer({ sandbox, saved, port: plan.port, ...(!plan.apiOnly && { staticDir: dist }) })
    try {
      if (unusable !== null) console.error(`${unusable}; it is now ${putAside(file)}, and a new world begins.`)
      // Write the state only after the port is bound, or a second process would overwrite the state of the running one.
      await saved()
    } catch (error) {
      await server.close()
      throw error
    }
    console.log(greeting(server.port, plan, sandbox.world().scenario, existsSync(join(dist, 'index.html'))))
    const stop = async () => {
      await server.close()
      await keeper.stop()
    }
    return { server, stop }
  } catch (error) {
    await keeper.stop()
    throw refusal(lineOf(error, plan.port))
  }
}

function planOf(argv: readonly string[], env: Env, root: string): Plan {
  const { values } = parsed(argv)
  const { 'api-only': apiOnly = false, fresh = false, scenario } = values
  if (scenario !== undefined && !isScenario(scenario)) {
    throw refusal(`There is no scenario "${scenario}": choose one of ${scenarioNames.join(', ')}`)
  }
  const given = values.port ?? env.PORT ?? (apiOnly ? '8787' : '5173')
  const port = Number(given)
  if (given.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw refusal(`"${given}" is not a port: give a number from 1 to 65535`)
  }
  return { port, apiOnly, fresh, scenario, root }
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        port: { type: 'string' },
        fresh: { type: 'boolean' },
        scenario: { type: 'string' },
        'api-only': { type: 'boolean' },
      },
    })
  } catch (error) {
    throw refusal(`${error instanceof Error ? error.message.split('\n')[0] : error} (try --help)`)
  }
}

/** A fresh world gets its own secret, so that tokens of an earlier world are invalid. */
function beginning({ fresh, scenario }: Plan, file: string) {
  const kept = fresh || scenario !== undefined ? null : readKept(file)
  if (kept && 'world' in kept) return { ...kept, unusable: null }
  const name = scenario !== undefined && isScenario(scenario) ? scenario : 'default'
  const world = { ...worldNamed(name), secret: randomBytes(16).toString('hex') }
  return { world, clockOffset: 0, unusable: kept && `The saved state cannot be used: ${kept.unusable}` }
}

function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw refusal(`Node ${version} is too old: this needs Node 20.19 or newer (https://nodejs.org)`)
}

function greeting(port: number, { apiOnly }: Plan, scenario: string, isBuilt: boolean): string {
  const origin = `http://localhost:${port}`
  const lines = [
    '',
    apiOnly ? `  API      ${origin}/api` : `  Panel    ${origin}`,
    `  Board    ${origin}/sandbox   SMS, money, faults, clock, events`,
    ...(isBuilt && !apiOnly ? [`  Inspect  ${origin}/inspect   machines, messages, contexts`] : []),
    `  World    ${scenario}`,
    '',
    '  Sign in with the telephone',
    `    380671112233 or 380502223344, password Supplier1!, SMS code ${smsCode}`,
    '    (+38 and the ten digits: 067 111 22 33 or 050 222 33 44)',
    '',
    ...(apiOnly || isBuilt ? [] : ['  There is no build in packages/web/dist-sandbox yet: npm start makes one.', '']),
    '  Ctrl+C stops it; the state is kept.',
    '',
  ]
  return lines.join('\n')
}

function lineOf(error: unknown, port: number): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Port ${port} is taken; choose another one: PORT=${port + 1} npm start`
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return `Cannot write or listen here: ${message}`
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'There is no room left on the disk'
  return message
}

function endWith(error: unknown): void {
  console.error(lineOf(error, 0))
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(process.argv.slice(2), process.env)
