import type { Message } from '../../kernel/message.ts'
import { mostPictures, type Picture, placesLeft } from './pictures.domain.ts'

export const longestAddress = 2000

/** One of the typed addresses, and why it cannot be added. */
export interface TypedAddress {
  readonly text: string
  readonly mistake: Message | null
}

/** Addresses stand in lines or cells of their own, or behind a comma or a blank, as shops export them. */
const between = /[\n\r\t]+|[\s,;]+(?=https?:\/\/)/i
/** Quotes and separators that a copied cell brings. */
const around = /^[\s"'<]+|[\s"'>,;]+$/g
const webAddress = /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#].*)?$/i

const textsIn = (typed: string): readonly string[] =>
  typed
    .split(between)
    .map((one) => one.replace(around, '').replace(/\s/g, '%20'))
    .filter((one) => one !== '')

/** Two addresses with the same result lead to the same picture: the host has no case, and no server sees what follows #. */
const targetOf = (text: string): string =>
  text.replace(/#.*$/, '').replace(/^https?:\/\/[^/?]+/i, (start) => start.toLowerCase())

/** The typed addresses, each with what is wrong with it. */
export const addressesIn = (typed: string, pictures: readonly Picture[]): readonly TypedAddress[] => {
  const texts = textsIn(typed)
  const targets = texts.map(targetOf)
  const present = pictures.map(({ source }) => source && targetOf(source))
  let places = placesLeft(pictures)
  return texts.map((text, at) => {
    const target = targets[at] ?? ''
    const first = targets.indexOf(target)
    const place = present.indexOf(target)
    if (!webAddress.test(text)) return { text, mistake: { key: 'productEditor.linkNoAddress' } }
    if (text.length > longestAddress)
      return { text, mistake: { key: 'productEditor.linkTooLong', values: { max: longestAddress } } }
    if (first < at) return { text, mistake: { key: 'productEditor.linkTwice', values: { at: first + 1 } } }
    if (place >= 0) return { text, mistake: { key: 'productEditor.linkPresent', values: { at: place + 1 } } }
    places -= 1
    if (places < 0) return { text, mistake: { key: 'productEditor.linkNoPlace', values: { max: mostPictures } } }
    return { text, mistake: null }
  })
}

/** The addresses that can be added. */
export const addable = (addresses: readonly TypedAddress[]): readonly string[] =>
  addresses.flatMap(({ text, mistake }) => (mistake === null ? [text] : []))

/** The addresses that could not be added, one in a line; they stay typed. */
export const leftOver = (addresses: readonly TypedAddress[]): string =>
  addresses.flatMap(({ text, mistake }) => (mistake === null ? [] : [text])).join('\n')

/** The addresses of pictures that the server has not accepted yet. */
export const unsentIn = (pictures: readonly Picture[]): readonly string[] =>
  pictures.flatMap(({ id, source }) => (id === null && source !== null ? [source] : []))
