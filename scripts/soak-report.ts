import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const path = join(root, 'reports', 'soak.json')

/** Writes down what a part of the soak found; the other parts stay as they were found before. */
export const noteSoak = (part: string, found: object): void => {
  const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  mkdirSync(join(root, 'reports'), { recursive: true })
  const news = { ...before, [part]: { measuredAt: new Date().toISOString(), ...found } }
  writeFileSync(path, `${JSON.stringify(news, null, 2)}\n`)
}
