import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { readYml } from './read-yml.ts'
import { fileError, type Read, type ReadOptions } from './table.ts'

const largest = 20 * 1024 * 1024
const startsWith = (bytes: Uint8Array, ...head: readonly number[]) => head.every((byte, at) => bytes[at] === byte)

/** Reads a price list by what it holds; its name and its declared type may be wrong. */
export const readFile = (bytes: Uint8Array, options: ReadOptions, isLink = false): Read => {
  if (bytes.length === 0) return { error: fileError('empty_file') }
  if (bytes.length > largest) return { error: fileError('too_large') }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { error: fileError('locked_by_password') }
  if (startsWith(bytes, 0x50, 0x4b)) return readXlsx(bytes, options)
  const head = new TextDecoder('latin1')
    .decode(bytes.subarray(0, 500))
    .replace(/^(ï»¿|\s)+/, '')
    .toLowerCase()
  if (/<(!doctype html|html|head|body)/.test(head))
    return { error: fileError(isLink ? 'link_is_page' : 'wrong_signature') }
  if (head.startsWith('<')) return readYml(bytes, options)
  if (head.startsWith('%pdf') || bytes.subarray(0, 1000).includes(0)) return { error: fileError('wrong_signature') }
  return readCsv(bytes, options)
}
