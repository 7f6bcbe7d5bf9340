import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseFlow } from '@supplier/core/flows/flow'
import { captionsOf } from '@supplier/core/flows/scenario'
import { expect, it, onTestFinished } from 'vitest'
import { pathOfRecording } from './files.ts'
import { serveViewer } from './own-viewer.ts'

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'viewer-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

it('a recording opens at its step in the viewer of the build, without the network', async () => {
  const build = folder()
  writeFileSync(join(build, 'inspect.html'), 'the viewer')
  const { address, close } = await serveViewer(build, { name: '/somewhere/a b.flow.jsonl', text: 'steps' }, { step: 7 })
  onTestFinished(close)
  const { origin, searchParams } = new URL(address)
  expect(searchParams.get('step')).toBe('7')
  expect(await (await fetch(address)).text()).toBe('the viewer')
  expect(await (await fetch(new URL(String(address.split('file=')[1]?.split('&')[0]), origin))).text()).toBe('steps')
})

it('without a build, the command that makes one is named', async () => {
  await expect(serveViewer(folder(), { name: 'a', text: '' })).rejects.toThrow('npm start makes one')
})

it('every caption of the kept recordings names the answer, the event or the timer', () => {
  const names = readdirSync(join(pathOfRecording('x'), '..')).map((file) => file.replace('.flow.jsonl', ''))
  expect(names.length).toBeGreaterThan(10)
  const captions = names.flatMap((name) => captionsOf(parseFlow(readFileSync(pathOfRecording(name), 'utf8'))))
  expect(captions.length).toBeGreaterThan(500)
  const named = /^(the app (starts|stops)|timer \d+ runs out|a person: \w+\.\w+|\w+\.\w+ )/
  expect(captions.filter((caption) => !named.test(caption))).toEqual([])
})
