import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { plantedIn } from '../packages/test-fixtures/src/sandbox/planted.ts'

/**
 * The folders into which tests and builds write files, from the root. The world of the sandbox (`.sandbox`) is not one:
 * it is a backend, which keeps the secrets of suppliers.
 */
export const writtenAddresses = [
  'reports',
  'packages/test-fixtures/recordings',
  'packages/web/dist',
  'packages/web/dist-sandbox',
]

export interface Scanned {
  readonly files: number
  /** One line per secret: `reports/x.json holds the planted password`. */
  readonly found: readonly string[]
}

/** Searches every file in these folders for planted secrets; packed files (`.br`) lie beside the ones they are made of. */
export const scanned = (root: string, locations: readonly string[]): Scanned => {
  const files = locations.flatMap((location) => below(root, location))
  const found = files.flatMap((file) => heldIn(file, readFileSync(join(root, file), 'utf8')))
  return { files: files.length, found }
}

const below = (root: string, location: string): readonly string[] =>
  existsSync(join(root, location))
    ? readdirSync(join(root, location), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
        .sort()
    : []

const heldIn = (name: string, text: string): readonly string[] =>
  plantedIn(text).map((what) => `${name} holds the planted ${what}`)
