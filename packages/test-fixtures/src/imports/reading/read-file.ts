import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { readXml } from './read-xml.ts'
import { fileError, type Read, type ReadOptions, Unreadable } from './table.ts'
import { isZip, unpacked } from './unpack.ts'

const largest = 20 * 1024 * 1024
const startsWith = (bytes: Uint8Array, ...head: readonly number[]) => head.every((byte, at) => bytes[at] === byte)

const isWide = (bytes: Uint8Array): boolean => startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)

/** Zeros in every place, unlike those of UTF-16, which stand in every second one. */
const isBinary = (bytes: Uint8Array): boolean => {
  const head = bytes.subarray(0, 1000)
  return [0, 1].every((half) => head.some((byte, at) => byte === 0 && at % 2 === half))
}

const headOf = (bytes: Uint8Array): string =>
  new TextDecoder('latin1')
    .decode(bytes.subarray(0, 1000))
    .replace(/\0/g, '')
    .replace(/^(ï»¿|ÿþ|þÿ|\s)+/, '')
    .toLowerCase()

const readerOf = (bytes: Uint8Array, isLink: boolean): ((bytes: Uint8Array, options: ReadOptions) => Read) => {
  if (bytes.length === 0) throw new Unreadable('empty_file')
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Unreadable('locked_by_password')
  if (isZip(bytes)) return readXlsx
  const head = headOf(bytes)
  if (/<(!doctype html|html|head|body)/.test(head)) throw new Unreadable(isLink ? 'link_is_page' : 'wrong_signature')
  if (head.startsWith('<')) return readXml
  if (head.startsWith('%pdf') || (!isWide(bytes) && isBinary(bytes))) throw new Unreadable('wrong_signature')
  return readCsv
}

/** Reads a price list by what it holds; its name and its declared type may be wrong. */
export const readFile = (bytes: Uint8Array, options: ReadOptions, isLink = false): Read => {
  if (bytes.length > largest) return { error: fileError('too_large') }
  try {
    const list = unpacked(bytes)
    return readerOf(list, isLink)(list, options)
  } catch (error) {
    if (error instanceof Unreadable) return { error: error.error }
    throw error
  }
}
