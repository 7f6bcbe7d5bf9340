// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { dialogsThatCome, dialogsToOpen, dialogsWithOwnTests } from './models/dialogs.ts'

const src = fileURLToPath(new URL('../src', import.meta.url))

/** The component gallery shows parts of the interface and is not visible to suppliers. */
const isPanel = (file: string) => /(?<!\.test)\.tsx$/.test(file) && !file.startsWith('app/gallery/')

const drawn = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(isPanel)
  .flatMap((file) => {
    const pieces =
      readFileSync(`${src}/${file}`, 'utf8').match(/<(?:Dialog|Drawer|MessageCard)\b(?! open=\{false\})/g) ?? []
    return pieces.map(() => file)
  })

const listed = [...dialogsToOpen, ...dialogsThatCome, ...dialogsWithOwnTests]

test('every dialog in the source is on the list of dialogs', () => {
  const left = listed.map(({ draws }) => draws)
  const missed = drawn.filter((file) => {
    const at = left.indexOf(file)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  expect(drawn.length).toBeGreaterThan(15)
  expect(missed).toEqual([])
})

test('every dialog on the list exists in the source', () => {
  expect(listed.filter(({ draws }) => !drawn.includes(draws))).toEqual([])
})

test('every dialog on the list has a unique name', () => {
  expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length)
})
