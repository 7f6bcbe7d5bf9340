import { gunzipSync, unzipSync } from 'fflate'
import { Unreadable } from './table.ts'

const mostBytes = 50 * 1024 * 1024

const startsWith = (bytes: Uint8Array, ...head: readonly number[]) => head.every((byte, at) => bytes[at] === byte)

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b)
const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x1f, 0x8b)

/** The files of an archive by their paths. Its directory tells their sizes, and no file is unpacked beyond its own. */
export const unzipped = (bytes: Uint8Array): Readonly<Record<string, Uint8Array>> => {
  let left = mostBytes
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (/\/$|^__MACOSX\/|(^|\/)\.|^xl\/(media|drawings|charts|embeddings|printerSettings)\//.test(name))
          return false
        left -= originalSize
        if (left < 0) throw new Unreadable('too_large_unpacked')
        return true
      },
    })
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('wrong_signature')
  }
}

/** The last four bytes of the packed file hold its length. */
const gunzipped = (bytes: Uint8Array): Uint8Array => {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true)
  if (length > mostBytes) throw new Unreadable('too_large_unpacked')
  try {
    return gunzipSync(bytes)
  } catch {
    throw new Unreadable('wrong_signature')
  }
}

/** A price list out of its archive. A workbook is an archive too, and stays as it is. */
export const unpacked = (bytes: Uint8Array): Uint8Array => {
  if (isGzip(bytes)) return gunzipped(bytes)
  if (!isZip(bytes)) return bytes
  const files = unzipped(bytes)
  if (Object.keys(files).some((path) => path.startsWith('xl/'))) return bytes
  const lists = Object.values(files)
  if (lists.length > 1) throw new Unreadable('too_many_files')
  return lists[0] ?? new Uint8Array()
}
