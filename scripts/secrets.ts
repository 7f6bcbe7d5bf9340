import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, inflateRawSync } from 'node:zlib'
import { plantedIn } from '../packages/test-fixtures/src/world/planted.ts'

/** Where the tests and the builds before them leave files, from the root. */
export const writtenPlaces = [
  'reports',
  'packages/test-fixtures/recordings',
  'packages/web/dist',
  'packages/web/dist-sandbox',
  '.sandbox',
]

/** Files that may hold secrets, and why. */
export const mayHoldSecrets: readonly { readonly place: string; readonly reason: string }[] = [
  { place: '.sandbox', reason: 'the world of the sandbox, which is a backend and keeps suppliers as one does' },
]

export interface Scanned {
  readonly files: number
  /** `reports/x.json holds the planted password`, a line each. */
  readonly found: readonly string[]
}

/** Looks into every file below a folder for what was planted. */
export const scanned = (root: string, places: readonly string[]): Scanned => {
  const files = places.flatMap((place) => below(root, place)).filter((file) => !isExcepted(file))
  const found = files.flatMap((file) => heldIn(file, readFileSync(join(root, file))))
  return { files: files.length, found }
}

const isExcepted = (file: string): boolean =>
  mayHoldSecrets.some(({ place }) => file === place || file.startsWith(`${place}/`))

const below = (root: string, place: string): readonly string[] => {
  const path = join(root, place)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [place]
  return readdirSync(path)
    .sort()
    .flatMap((name) => below(root, `${place}/${name}`))
}

const heldIn = (name: string, bytes: Buffer): readonly string[] =>
  [...new Set(textsIn(name, bytes).flatMap((text) => plantedIn(text)))].map(
    (what) => `${name} holds the planted ${what}`,
  )

/** All texts of a file: those of packed files, too, whatever they are packed in. */
const textsIn = (name: string, bytes: Buffer): readonly string[] => {
  if (bytes.length >= 22 && bytes.readUInt32LE(0) === 0x04034b50) {
    return entriesOf(bytes).flatMap((entry) => [entry.name, ...textsIn(entry.name, entry.bytes)])
  }
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return textsIn(name.replace(/\.gz$/, ''), gunzipSync(bytes))
  if (name.endsWith('.br')) return textsIn(name.slice(0, -3), brotliDecompressSync(bytes))
  return [bytes.toString('utf8'), ...(bytes.includes(0) ? [bytes.toString('utf16le')] : [])]
}

/** The files in a zip, as its directory at the end lists them. */
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
