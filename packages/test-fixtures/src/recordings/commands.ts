import { readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Difference, FlowError, formatFlow, storyOf } from '@supplier/core/flows'
import { isScenario, scenarioNames } from '../world/names.ts'
import { parseScript, recordedScript } from './facts.ts'
import { pathOfRecording, readFlow, writeFlow } from './files.ts'
import { inspectFlow } from './inspect.ts'
import { recorded, stories } from './recorded.ts'
import { replayedFlow } from './replayed-flow.ts'
import { testOf } from './written-test.ts'

interface Call {
  readonly words: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly say: (line: string) => void
}

/** What somebody asked for; whether all went well. */
export type Command = (call: Call) => Promise<boolean>

const fileIn = ({ words: [file] }: Call): string => {
  if (file === undefined) throw new FlowError('Which recording? A file is missing.')
  return resolve(file)
}

const replay: Command = async ({ words, say }) => {
  if (words.length === 0) throw new FlowError('Which recordings? A file is missing.')
  const alike = new Map<string, { readonly told: string; readonly files: string[] }>()
  const note = (key: string, told: string, file: string) => {
    alike.set(key, alike.get(key) ?? { told, files: [] })
    alike.get(key)?.files.push(file)
  }
  for (const file of words) {
    try {
      const { difference, found, steps } = await replayedFlow(readFlow(resolve(file)))
      if (found === null) say(`ok       ${file}  ${steps} steps`)
      else note(kindOf(found), `DIFFERS  ${file}  ${difference}`, file)
    } catch (error) {
      if (!(error instanceof FlowError)) throw error
      note(error.message, `BROKEN   ${error.message}`, file)
    }
  }
  for (const { told, files } of alike.values()) {
    say(told)
    if (files.length > 1) say(`         and in the same way ${files.slice(1).join(', ')}`)
  }
  const failed = [...alike.values()].flatMap(({ files }) => files).length
  say(`${words.length - failed} replayed, ${failed} differ or cannot`)
  return failed === 0
}

/** Differences of one kind have one cause. What stands in a field is another mask in each recording. */
const kindOf = ({ at, expected, got }: Difference): string =>
  /, (?:context|input)\b/.test(at) ? at : [at, expected, got].join(' ')

const show: Command = async (call) => {
  for (const line of storyOf(readFlow(fileIn(call)))) call.say(line)
  return true
}

const test: Command = async (call) => {
  const file = fileIn(call)
  const flow = readFlow(file)
  const name = String(call.values['name'] ?? basename(file).replace(/(\.flow)?\.jsonl$/, ''))
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new FlowError(`"${name}" is no name for a test; give one by --name.`)
  const { difference, states } = await replayedFlow(flow)
  if (difference !== null) throw new FlowError(`It does not replay, so there is nothing to hold on to. ${difference}`)
  writeFlow(pathOfRecording(name), formatFlow(flow))
  const written = fileURLToPath(new URL(`./${name}.flow.test.ts`, import.meta.url))
  writeFileSync(written, testOf(name, states))
  call.say(`${pathOfRecording(name)}\n${written}`)
  return true
}

const record: Command = async ({ words, values, say }) => {
  const { scenario, facts, out, stranger } = values
  if (facts !== undefined || scenario !== undefined) {
    const named = String(scenario ?? 'default')
    if (!isScenario(named)) throw new FlowError(`There is no scenario "${named}": ${scenarioNames.join(', ')}.`)
    if (facts === undefined) throw new FlowError('Which script? Name a file by --facts.')
    const text = await recordedScript(parseScript(readFileSync(String(facts), 'utf8')), named, stranger !== true)
    if (out === undefined) say(text.trimEnd())
    else writeFlow(resolve(String(out)), text)
    return true
  }
  const unknown = words.find((word) => !stories.some(({ name }) => name === word))
  if (unknown !== undefined) throw new FlowError(`There is no story "${unknown}".`)
  for (const story of stories) {
    if (words.length > 0 && !words.includes(story.name)) continue
    for (const { name, text } of await recorded(story)) {
      writeFlow(pathOfRecording(name), text)
      say(pathOfRecording(name))
    }
  }
  return true
}

const inspect: Command = async (call) => {
  const { url, port } = call.values
  const flow = readFlow(fileIn(call))
  await inspectFlow(flow, { ...(url && { url: String(url) }), ...(port && { port: Number(port) }), say: call.say })
  return true
}

export const commands = { replay, show, test, record, inspect } as const satisfies Readonly<Record<string, Command>>
