import { isFollowable } from '../../kernel/address.ts'
import type { Selection } from './body.domain.ts'
import { withLineMark } from './lines.domain.ts'

/** The marks of a text; applying a mark again removes it. */
export type Mark = 'bold' | 'heading' | 'bullets' | 'numbers' | 'link'

export interface Marked {
  readonly body: string
  readonly selection: Selection
}

/** Applies a mark to the selection, or to the word at the caret. */
export const marked = (body: string, { from, to }: Selection, mark: Mark): Marked => {
  const start = Math.max(0, Math.min(from, body.length))
  const selection = { from: start, to: Math.max(start, Math.min(to, body.length)) }
  if (mark === 'bold') return bolded(body, selection)
  return mark === 'link' ? linked(body, selection) : withLineMark(body, selection, mark)
}

/** A marked range, and its text without the mark. */
interface Run extends Selection {
  readonly text: string
}

const bold = /\*\*(?=\S)((?:(?!\*\*).)+)(?<=\S)\*\*/g
const link = /\[([^[\]\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)/g

const runsIn = (body: string, mark: RegExp): readonly Run[] =>
  [...body.matchAll(mark)].map(({ index, 0: whole, 1: text = '' }) => ({ from: index, to: index + whole.length, text }))

const covers = (run: Selection, part: Selection): boolean => run.from <= part.from && part.to <= run.to

const overlaps = (run: Selection, part: Selection): boolean => run.from < part.to && part.from < run.to

/** Extends a range over all marked ranges that it overlaps. */
const widened = (part: Selection, runs: readonly Run[]): Selection => {
  const touched = runs.filter((run) => overlaps(run, part))
  return {
    from: Math.min(part.from, ...touched.map(({ from }) => from)),
    to: Math.max(part.to, ...touched.map(({ to }) => to)),
  }
}

const longestWord = 100

const lead = /^(?: {0,3}(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+)?\s*/

/** The selected part of each line without list signs and outer blanks; at a caret, the word. */
const partsOf = (body: string, { from, to }: Selection): readonly Selection[] => {
  if (from === to) {
    const before = /[\p{L}\p{N}'’]*$/u.exec(body.slice(Math.max(0, from - longestWord), from))?.[0] ?? ''
    const after = /^[\p{L}\p{N}'’]*/u.exec(body.slice(from))?.[0] ?? ''
    return [{ from: from - before.length, to: from + after.length }]
  }
  return [...body.matchAll(/[^\n]+/g)].flatMap(({ index, 0: line }) => {
    const first = Math.max(from, index + (lead.exec(line)?.[0].length ?? 0))
    const text = body.slice(first, Math.min(to, index + line.length))
    const start = first + text.length - text.trimStart().length
    return text.trim() === '' ? [] : [{ from: start, to: start + text.trim().length }]
  })
}

/** Marks each line on its own, because bold cannot span lines. */
const bolded = (body: string, selection: Selection): Marked => {
  const { from, to } = selection
  const runs = runsIn(body, bold)
  const parts = partsOf(body, selection)
  const around = parts.map((part) => runs.find((run) => covers(run, part)) ?? null)
  if (parts.length > 0 && around.every((run) => run !== null)) {
    return edited(body, selection, [...new Set(around)], 0)
  }
  if (isBetween(body, selection)) return edited(body, selection, [{ from: from - 2, to: to + 2, text: '' }], 0)
  const edits = parts
    .filter((_, at) => around[at] === null)
    .map((part) => widened(part, runs))
    .map(({ from, to }) => ({ from, to, text: `**${body.slice(from, to).replaceAll('**', '')}**` }))
  return edited(body, selection, edits, 2)
}

/** Whether the caret is between two empty bold marks. */
const isBetween = (body: string, { from, to }: Selection): boolean =>
  from === to && from > 1 && body.slice(from - 2, to + 2) === '****'

/** Replaces ranges of the text; `mark` characters at each end stay outside the selection. */
const edited = (body: string, { from, to }: Selection, edits: readonly Run[], mark: number): Marked => {
  const [first] = edits
  if (first === undefined) return { body, selection: { from, to } }
  const changed = edits.reduceRight((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), body)
  const end = edits.reduce((last, { from, to, text }) => last + text.length - (to - from), edits.at(-1)?.to ?? 0)
  if (from < to) return { body: changed, selection: { from: first.from + mark, to: end - mark } }
  const caret = Math.max(first.from, Math.min(end - mark, from + (mark || -2)))
  return { body: changed, selection: { from: caret, to: caret } }
}

const scheme = 'https://'

/** Selects the address so that typing replaces it; when the selection was an address, selects the link's name. */
const linked = (body: string, selection: Selection): Marked => {
  const runs = runsIn(body, link)
  const part = partsOf(body, selection)[0] ?? { from: selection.from, to: selection.from }
  const around = runs.find((run) => covers(run, part))
  if (around) {
    const text = body.slice(0, around.from) + around.text + body.slice(around.to)
    return { body: text, selection: { from: around.from, to: around.from + around.text.length } }
  }
  const { from, to } = widened(part, runs)
  const name = body.slice(from, to).replace(link, (_, text: string) => text)
  const address = isFollowable(name) ? name : scheme
  const text = `[${name}](${address})`
  const start = from + 1
  const isNamed = name !== '' && address === scheme
  const picked = isNamed ? start + name.length + 2 : start
  return {
    body: body.slice(0, from) + text + body.slice(to),
    selection: { from: picked, to: picked + (isNamed ? address.length : name.length) },
  }
}
