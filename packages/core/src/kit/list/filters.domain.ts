import type { Message } from '../../kernel/message.ts'
import { trimmed } from '../fields/fields.domain.ts'
import { number, readNumber } from '../fields/number-fields.domain.ts'
import type { Picked } from '../fields/pick-fields.domain.ts'
import { storeIdIn, writtenPick } from './address.domain.ts'
import type { Codec, Tabs } from './query.domain.ts'

/** Numbers as they were typed, both included; `null` for an open end. */
export interface Range {
  readonly from: string | null
  readonly to: string | null
}

const ends = number({ max: 999_999_999.99, decimals: 2 })

/** What is wrong with an end of a range, as typed; `null` for a number or nothing. */
export const rangeMistake = (written: string): Message | null => ends.check(written, 'end')['end'] ?? null

const numberIn = (written = ''): string | null =>
  rangeMistake(written) === null && trimmed(written) !== '' ? String(readNumber(written, 2)) : null

/** Two numbers, both included: `100..`, `..99.5`. Numbers in the wrong order are swapped. */
export const range = (): Codec<Range> => ({
  kind: 'range',
  choices: [],
  read: (written = '') => {
    const [from = null, to = null] = written.split('..').map(numberIn)
    return from !== null && to !== null && Number(from) > Number(to) ? { from: to, to: from } : { from, to }
  },
  write: ({ from, to }) => {
    const [low, high] = [from, to].map((end) => numberIn(end ?? undefined))
    return low === null && high === null ? null : `${low ?? ''}..${high ?? ''}`
  },
})

/** One record of a source of options. The address also holds its name, so that it is shown without a request. */
export const pickOf = (source: string): Codec<Picked | null> => ({
  kind: 'pick',
  choices: [],
  source,
  read: (written = '') => {
    const [, id = '', title = ''] = /^(\w{1,40})~(.{1,255})$/s.exec(written) ?? []
    return id === '' ? null : { id, title }
  },
  write: (value) => (value === null ? null : writtenPick(value)),
})

/** A tab of the list, with the filters that it stands for; the first is the default. */
export const tab = <const All extends Tabs>(tabs: All): Codec<keyof All & string> => {
  const choices = Object.keys(tabs) as readonly (keyof All & string)[]
  const first = choices[0] as keyof All & string
  return {
    kind: 'tab',
    choices,
    tabs,
    read: (written) => choices.find((choice) => choice === written) ?? first,
    write: (value) => (value === first ? null : value),
  }
}

/**
 * The store chosen in the top bar, by its id; `null` for all stores. The query of a list that knows stores names it
 * `store`.
 */
export const chosenStore = (): Codec<string | null> => ({
  kind: 'store',
  choices: [],
  read: storeIdIn,
  write: (value) => value,
})
