import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Flow } from '@supplier/core/flows/flow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from './commands.ts'
import { readFlow } from './files.ts'
import { replayedFlow } from './replayed-flow.ts'

const folder = mkdtempSync(join(tmpdir(), 'contents-'))
afterAll(() => rmSync(folder, { recursive: true }))

let flow: Flow
beforeAll(async () => {
  const [script, out] = [join(folder, 'script'), join(folder, 'out.jsonl')]
  writeFileSync(script, [{ open: '/notifications' }, { pass: 5000 }].map((line) => JSON.stringify(line)).join('\n'))
  await commands.record({ words: [], values: { scenario: 'default', script, out }, say: () => {} })
  flow = readFlow(out)
})

type Answered = { readonly answer: number; gives: unknown; sum?: string }

/** A copy of the recording, and its answers with contents in their order. */
const copied = () => {
  const copy = structuredClone(flow)
  const answers = copy.steps.flatMap(({ causes }) =>
    causes.filter((cause) => 'gives' in cause),
  ) as unknown as Answered[]
  return { copy, answers }
}

test('contents that belong to another answer are a difference, named after the call', async () => {
  expect(await replayedFlow(flow)).toMatchObject({ difference: null })
  const count = copied().answers.length
  expect(count).toBeGreaterThan(5)
  for (let at = 1; at < count; at += 1) {
    const { copy, answers } = copied()
    const [one, other] = [answers[at - 1], answers[at]]
    if (!one || !other || JSON.stringify(one.gives) === JSON.stringify(other.gives)) continue
    ;[one.gives, other.gives] = [other.gives, one.gives]
    expect((await replayedFlow(copy)).found?.at).toMatch(/^what [a-zA-Z]+\.[a-zA-Z]+ #\d+ answered$/)
  }
})

test('contents that break the app end the replay with a difference, never with an error', async () => {
  for (let at = 0; at < copied().answers.length; at += 1) {
    const { copy, answers } = copied()
    const answer = answers[at]
    if (!answer) continue
    delete answer.sum
    answer.gives = { rows: 7 }
    await expect(replayedFlow(copy)).resolves.toHaveProperty('difference')
  }
})
