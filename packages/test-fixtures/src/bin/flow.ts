import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { FlowError } from '@supplier/core/flows/flow'
import { type Command, commands } from '../recordings/commands.ts'

const usage = `Usage: flow COMMAND
  replay FILE…             replays recordings, and says where the first one differs
  show FILE                tells a recording as a scenario
  mask FILE [--out FILE]   masks personal data, so that a recording can be shared; it may not replay then
  test FILE [--name NAME]  keeps a recording, and writes a test for it beside the others
  playwright FILE [--scenario NAME] [--out FILE]
                           writes what a person did in the browser as a test, to be kept in packages/web/e2e
  record [NAME…]          records the kept recordings anew, all of them when none is named
  record --scenario NAME --script FILE [--stranger] [--out FILE]
                           drives the app by a script: lines of {"open"}, {"to","event"}, {"pass"}, {"fault"}
  inspect FILE [--url URL] [--port N]
                           replays a recording before the inspector of Stately, or another one
  inspect FILE --own [--step N] [--port N]
                           opens a recording at a step in the viewer of the build, without the network`

const options = {
  name: { type: 'string' },
  scenario: { type: 'string' },
  script: { type: 'string' },
  out: { type: 'string' },
  url: { type: 'string' },
  port: { type: 'string' },
  step: { type: 'string' },
  own: { type: 'boolean' },
  stranger: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const run = async (argv: readonly string[]): Promise<void> => {
  const { positionals, values } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const [name, ...words] = positionals
  if (name === undefined || values.help) return console.log(usage)
  if (!Object.hasOwn(commands, name)) {
    throw new FlowError(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`)
  }
  const command: Command = commands[name as keyof typeof commands]
  const isFine = await command({ words, values, say: (line) => console.log(line) })
  if (!isFine) process.exitCode = 1
}

if (process.argv[1] && basename(process.argv[1]).startsWith('flow')) {
  run(process.argv.slice(2)).catch((error: unknown) => {
    if (!(error instanceof FlowError) && !(error instanceof TypeError)) throw error
    console.error(error.message)
    process.exitCode = 1
  })
}
