import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FlowError } from '@supplier/core/flows/flow'
import { createMask } from '@supplier/core/flows/mask'
import { maskedFlow } from '@supplier/core/flows/masked'
import { seeded } from '@supplier/core/testing/seeded'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { commands } from './commands.ts'
import { pathOfRecording, readFlow } from './files.ts'
import { inspectFlow } from './inspect.ts'
import { testOf } from './written-test.ts'

const folder = mkdtempSync(join(tmpdir(), 'flow-'))
afterAll(() => rmSync(folder, { recursive: true }))

const called = async (name: keyof typeof commands, words: readonly string[], values = {}) => {
  const lines: string[] = []
  const isFine = await commands[name]({ words, values, say: (line) => void lines.push(line) })
  return { isFine, lines }
}

/** The recordings made here stay on disk for the final check that looks for secrets in them. */
const saved = fileURLToPath(new URL('../../../../reports/flows/', import.meta.url))

const kept = pathOfRecording('sign-in-by-code')
const bin = fileURLToPath(new URL('../bin/flow.ts', import.meta.url))

const changed = (name: string, change: (text: string) => string, from = kept): string => {
  writeFileSync(join(folder, name), change(readFileSync(from, 'utf8')))
  return join(folder, name)
}

test('replay reports file by file, groups equal differences and counts them at the end', async () => {
  const another = (text: string) => text.replace('"signedOut"', '"signedUp"')
  const files = [changed('one.jsonl', another), changed('other.jsonl', another, pathOfRecording('password-forgotten'))]
  const broken = changed('broken.jsonl', (text) => text.split('\n').toSpliced(3, 1).join('\n'))
  const { isFine, lines } = await called('replay', [kept, ...files, broken])
  expect(isFine).toBe(false)
  expect(lines).toEqual([
    expect.stringMatching(/^ok {7}.*sign-in-by-code.* \d+ steps$/),
    `DIFFERS  ${files[0]}  Step 0 (the app starts) differs at app: expected signedUp, got signedOut.`,
    `         and in the same way ${files[1]}`,
    `BROKEN   ${broken}: Line 4 holds step 3 where step 2 belongs: a line was removed, moved or repeated.`,
    '1 replayed, 3 differ or cannot',
  ])
})

test.each([
  [
    'an unknown command',
    ['repaly'],
    'There is no command "repaly". There are: replay, show, mask, test, playwright, record, inspect.',
  ],
  ['an unknown option', ['show', '--fast'], "Unknown option '--fast'"],
  [
    'a broken head',
    ['show', changed('head.jsonl', (text) => text.replace('"zone"', '"place"'))],
    'The head of the rec',
  ],
])('%s prints one clear line and exits with 1', (_, words, sentence) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', bin, ...words], {
    encoding: 'utf8',
  })
  expect([status, stdout, stderr.trimEnd().split('\n').length]).toEqual([1, '', 1])
  expect(stderr).toContain(sentence)
})

test('show prints events, requests and state changes', async () => {
  const text = (await called('show', [kept])).lines.join('\n')
  expect(text).toMatch(/^\(recorded by sources in \S+\)$/m)
  expect(text).toMatch(/^#0 {3}00:00\.000 {2}the app starts$/m)
  expect(text).toMatch(/a person: telephone\.typed \{"text":"067 \d{3} \d\d \d\d"\} → outlet\/screen\/countries/)
  expect(text).toMatch(/asks session\.requestCode/)
  expect(text).toMatch(/ outlet\/screen: asking$/m)
})

test('mask makes a copy without private data, says whether it replays, and refuses a masked one', async () => {
  const out = join(folder, 'shared.flow.jsonl')
  const { lines } = await called('mask', [kept], { out })
  expect(lines).toEqual([out, 'It replays.'])
  expect(readFileSync(kept, 'utf8')).toContain('067 111 22 33')
  expect(readFileSync(out, 'utf8')).not.toMatch(/111 22 33|1112233|token-of-one/)
  expect(readFlow(out).isMasked).toBe(true)
  await expect(called('mask', [out])).rejects.toThrow('This recording is masked already.')
})

test('record drives the app by a script, and the recording replays', async () => {
  const file = join(folder, 'facts.jsonl')
  const out = join(saved, 'driven-by-a-script.flow.jsonl')
  const script = [
    { open: '/auth/login' },
    { to: 'outlet/screen/countries', event: { type: 'telephone.typed', text: '0671112233' } },
    { fault: { kind: 'hang', path: '/admin-suppliers/v3/auth/login' } },
    { to: 'outlet/screen', event: { type: 'form.submitted' } },
    { pass: 20_000 },
  ]
  writeFileSync(file, script.map((line) => JSON.stringify(line)).join('\n'))
  await called('record', [], { scenario: 'default', script: file, out, stranger: true })
  expect(await called('replay', [out])).toMatchObject({ isFine: true })
  expect((await called('show', [out])).lines.join('\n')).toContain('session.requestCode fails {"kind":"timedOut"}')
})

test.each([
  ['a script in another format', 'script', 'hello', 'Line 1 of the script is neither open, event, pass nor fault.'],
  [
    'an event that no machine knows',
    'script',
    '{"open":"/orders"}\n{"to":"panel/shell","event":{"type":"dialog.opend"}}',
    'The machine at panel/shell knows no event dialog.opend; the nearest is dialog.opened.',
  ],
  ['a script that opens nothing', 'script', '{"pass":1}', 'The script opens no page.'],
])('%s is refused with a clear message', async (_, name, text, sentence) => {
  const script = join(folder, `${name}.txt`)
  writeFileSync(script, text)
  await expect(called('record', [], { scenario: 'default', script })).rejects.toThrow(sentence)
})

test.each([
  ['replay', [], {}, 'Which recordings?'],
  ['show', ['/nowhere.jsonl'], {}, 'cannot be read'],
  ['record', ['a-tale'], {}, 'There is no recording "a-tale".'],
  ['record', [], { scenario: 'heaven' }, 'There is no scenario "heaven"'],
  ['record', [], { scenario: 'default' }, 'Which script?'],
] as const)('%s %s is refused with a clear message', async (name, words, values, sentence) => {
  await expect(called(name, words, values)).rejects.toThrow(FlowError)
  await expect(called(name, words, values)).rejects.toThrow(sentence)
})

test('a generated test asserts the final state of every machine', () => {
  const written = testOf('sign-out', { app: 'signedOut', 'outlet/screen': { form: "it's" } })
  expect(written).toContain("test('sign out'")
  expect(written).toContain("    app: 'signedOut',\n    'outlet/screen': { form: 'it\\'s' },\n")
})

test('an inspector gets every actor and step of a recording, masked, over loopback', async () => {
  const flow = maskedFlow(readFlow(kept), createMask(seeded()))
  const messages: string[] = []
  let end = () => {}
  const until = new Promise<void>((resolve) => {
    end = resolve
  })
  let inspected = Promise.resolve()
  const sent = await new Promise<string>((resolve) => {
    inspected = inspectFlow(flow, { until, say: resolve })
  })
  const port = /:(\d+) /.exec(sent)?.[1]
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('src="https://stately.ai/inspect"')
  const socket = new WebSocket(`ws://127.0.0.1:${port}`)
  await new Promise<void>((heard) => {
    socket.on('message', (data) => {
      messages.push(String(data))
      if (messages.some((one) => one.includes('"confirmed"'))) heard()
    })
  })
  expect(messages.some((one) => one.includes('"type":"@xstate.actor"') && one.includes('"definition"'))).toBe(true)
  expect(messages.join()).not.toContain('380671112233')
  socket.close()
  end()
  await inspected
})
