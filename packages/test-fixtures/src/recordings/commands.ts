import { webcrypto } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Difference } from '@supplier/core/flows/difference'
import { type Flow, FlowError, formatFlow, parseFlow, withoutContexts } from '@supplier/core/flows/flow'
import { createMask } from '@supplier/core/flows/mask'
import { maskedFlow } from '@supplier/core/flows/masked'
import { scenarioOf } from '@supplier/core/flows/scenario'
import { isScenario, scenarioNames } from '../world/names.ts'
import { pathOfRecording, readFlow, readFlows, writeFlow } from './files.ts'
import { inspectFlow } from './inspect.ts'
import { serveViewer } from './own-viewer.ts'
import { recorded, scenarios } from './recorded.ts'
import { type Outcome, replayedFlow } from './replayed-flow.ts'
import { parseScript, recordedScript } from './script.ts'
import { playwrightOf } from './written-playwright.ts'
import { testOf } from './written-test.ts'

interface Call {
  readonly words: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly say: (line: string) => void
}

/** A CLI command; resolves with whether it succeeded. */
export type Command = (call: Call) => Promise<boolean>

const fileIn = ({ words: [file] }: Call): string => {
  if (file === undefined) throw new FlowError('Which recording? A file is missing.')
  return resolve(file)
}

const replay: Command = async ({ words, say }) => {
  if (words.length === 0) throw new FlowError('Which recordings? A file is missing.')
  const alike = new Map<string, { readonly emitted: string; readonly files: string[] }>()
  const note = (key: string, emitted: string, file: string) => {
    alike.set(key, alike.get(key) ?? { emitted, files: [] })
    alike.get(key)?.files.push(file)
  }
  for (const file of words) {
    try {
      const { difference, found, steps } = await replayedAll(readFlows(resolve(file)))
      if (found === null) say(`ok       ${file}  ${steps} steps`)
      else note(kindOf(found), `DIFFERS  ${file}  ${difference}`, file)
    } catch (error) {
      const text = error instanceof FlowError ? error.message : `${file}: ${error}`
      note(text, `BROKEN   ${text}`, file)
    }
  }
  for (const { emitted, files } of alike.values()) {
    say(emitted)
    if (files.length > 1) say(`         and in the same way ${files.slice(1).join(', ')}`)
  }
  const failed = [...alike.values()].flatMap(({ files }) => files).length
  say(`${words.length - failed} replayed, ${failed} differ or cannot`)
  return failed === 0
}

/**
 * The key by which differences with one cause are grouped. Masked values differ in each recording, so a field is
 * compared by its path only.
 */
const kindOf = ({ at, expected, got }: Difference): string =>
  /, (?:context|input)\b/.test(at) ? at : [at, expected, got].join(' ')

/** Replays the recordings of a file one after another, up to the first difference. */
const replayedAll = async (flows: readonly Flow[]): Promise<Pick<Outcome, 'difference' | 'found' | 'steps'>> => {
  let steps = 0
  for (const flow of flows) {
    const outcome = await replayedFlow(flow)
    steps += outcome.steps
    if (outcome.found !== null) return outcome
  }
  return { difference: null, found: null, steps }
}

const show: Command = async (call) => {
  for (const flow of readFlows(fileIn(call))) for (const line of scenarioOf(flow)) call.say(line)
  return true
}

const mask: Command = async (call) => {
  const file = fileIn(call)
  const out = resolve(String(call.values['out'] ?? file.replace(/(\.flow)?\.jsonl$/, '.masked$1.jsonl')))
  const random = () => webcrypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  const hiding = createMask(random)
  const masked = readFlows(file).map((flow) => maskedFlow(flow, hiding))
  writeFlow(out, masked.map(formatFlow).join(''))
  const { difference } = await replayedAll(masked)
  call.say(out)
  call.say(
    difference === null
      ? 'It replays.'
      : `It can be read, but not replayed: a rule reads what its mask changed. ${difference}`,
  )
  return true
}

const test: Command = async (call) => {
  const file = fileIn(call)
  const flow = readFlow(file)
  const name = String(call.values['name'] ?? basename(file).replace(/(\.flow)?\.jsonl$/, ''))
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new FlowError(`"${name}" is no name for a test; give one by --name.`)
  const { difference, states } = await replayedFlow(flow)
  if (difference !== null) throw new FlowError(`It does not replay, so there is nothing to hold on to. ${difference}`)
  writeFlow(pathOfRecording(name), formatFlow(withoutContexts(flow)))
  const written = fileURLToPath(new URL(`./${name}.flow.test.ts`, import.meta.url))
  writeFileSync(written, testOf(name, states))
  call.say(`${pathOfRecording(name)}\n${written}`)
  return true
}

const playwright: Command = async (call) => {
  const file = fileIn(call)
  const { out, name, scenario = 'default' } = call.values
  const named = String(scenario)
  if (!isScenario(named)) throw new FlowError(`There is no scenario "${named}": ${scenarioNames.join(', ')}.`)
  const title = String(name ?? basename(file).replace(/(\.flow)?\.jsonl$/, ''))
  const source = playwrightOf(readFlows(file), { name: title, scenario: named })
  if (out === undefined) call.say(source.trimEnd())
  else writeFlow(resolve(String(out)), source)
  return true
}

const record: Command = async ({ words, values, say }) => {
  const { scenario, script, out, stranger } = values
  if (script !== undefined || scenario !== undefined) {
    const named = String(scenario ?? 'default')
    if (!isScenario(named)) throw new FlowError(`There is no scenario "${named}": ${scenarioNames.join(', ')}.`)
    if (script === undefined) throw new FlowError('Which script? Name a file by --script.')
    const text = await recordedScript(parseScript(readFileSync(String(script), 'utf8')), named, stranger !== true)
    if (out === undefined) say(text.trimEnd())
    else writeFlow(resolve(String(out)), text)
    return true
  }
  const unknown = words.find((word) => !scenarios.some(({ name }) => name === word))
  if (unknown !== undefined) throw new FlowError(`There is no recording "${unknown}".`)
  for (const scenario of scenarios) {
    if (words.length > 0 && !words.includes(scenario.name)) continue
    for (const { name, text } of await recorded(scenario)) {
      writeFlow(pathOfRecording(name), formatFlow(withoutContexts(parseFlow(text))))
      say(pathOfRecording(name))
    }
  }
  return true
}

const inspect: Command = async (call) => {
  const { url, port, own, step } = call.values
  if (own === true) return inspectOwn(call, Number(port ?? 0), Number(step ?? 1))
  const flow = readFlow(fileIn(call))
  await inspectFlow(flow, { ...(url && { url: String(url) }), ...(port && { port: Number(port) }), say: call.say })
  return true
}

const build = fileURLToPath(new URL('../../../web/dist-sandbox', import.meta.url))

/** Replays in the viewer of the build, without the network, until Ctrl-C. */
const inspectOwn = async (call: Call, port: number, step: number): Promise<boolean> => {
  const file = fileIn(call)
  readFlow(file)
  const served = await serveViewer(build, { name: file, text: readFileSync(file, 'utf8') }, { port, step })
  call.say(`${basename(file)} stands at ${served.address} until Ctrl-C`)
  await once(process, 'SIGINT')
  await served.close()
  return true
}

export const commands = { replay, show, mask, test, playwright, record, inspect } as const satisfies Readonly<
  Record<string, Command>
>
