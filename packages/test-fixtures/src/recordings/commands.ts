import { readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FlowError, formatFlow, storyOf } from '@supplier/core/flows'
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
  let failed = 0
  for (const file of words) {
    const { difference, steps } = await replayedFlow(readFlow(resolve(file)))
    say(difference === null ? `ok       ${file}  ${steps} steps` : `DIFFERS  ${file}  ${difference}`)
    if (difference !== null) failed += 1
  }
  say(`${words.length - failed} replayed, ${failed} differ`)
  return failed === 0
}

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
