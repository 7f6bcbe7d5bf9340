import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, inflateRawSync } from 'node:zlib'
import { plantedIn } from '../packages/test-fixtures/src/world/planted.ts'

/** The folders into which tests and builds write files, from the root. */
export const writtenAddresses = [
  'reports',
  'packages/test-fixtures/recordings',
  'packages/web/dist',
  'packages/web/dist-sandbox',
  '.sandbox',
]

/** Files that may contain secrets, and why. */
export const mayHoldSecrets: readonly { readonly location: string; readonly reason: string }[] = [
  { location: '.sandbox', reason: 'the world of the sandbox, which is a backend and keeps suppliers as one does' },
]

export interface Scanned {
  readonly files: number
  /** One line per secret: `reports/x.json holds the planted password`. */
  readonly found: readonly string[]
}

/** Searches every file in these folders for planted secrets. */
export const scanned = (root: string, locations: readonly string[]): Scanned => {
  const files = locations.flatMap((location) => below(root, location)).filter((file) => !isExcepted(file))
  const found = files.flatMap((file) => heldIn(file, readFileSync(join(root, file))))
  return { files: files.length, found }
}

const isExcepted = (file: string): boolean =>
  mayHoldSecrets.some(({ location }) => file === location || file.startsWith(`${location}/`))

const below = (root: string, location: string): readonly string[] => {
  const path = join(root, location)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [location]
  return readdirSync(path)
    .sort()
    .flatMap((name) => below(root, `${location}/${name}`))
}

const heldIn = (name: string, bytes: Buffer): readonly string[] =>
  [...new Set(textsIn(name, bytes).flatMap((text) => plantedIn(text)))].map(
    (what) => `${name} holds the planted ${what}`,
  )

/** All texts in a file, including those in compressed files, whatever the format. */
const textsIn = (name: string, bytes: Buffer): readonly string[] => {
  if (bytes.length >= 22 && bytes.readUInt32LE(0) === 0x04034b50) {
    return entriesOf(bytes).flatMap((entry) => [entry.name, ...textsIn(entry.name, entry.bytes)])
  }
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return textsIn(name.replace(/\.gz$/, ''), gunzipSync(bytes))
  if (name.endsWith('.br')) return textsIn(name.slice(0, -3), brotliDecompressSync(bytes))
  return [bytes.toString('utf8'), ...(bytes.includes(0) ? [bytes.toString('utf16le')] : [])]
}

/** The files in a zip, as listed in the directory at its end. */
const entriesOf = (zip: Buffer): readonly { readonly name: string; readonly bytes: Buffer }[] => {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  const entries: { name: string; bytes: Buffer }[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const start = zip.readUInt32LE(at + 42)
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20))
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    entries.push({ name, bytes: zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed })
    at += 46 + nameLength + extraLength + noteLength
  }
  return entries
}
