import type { Message } from '../kernel/message.ts'
import { trimmed } from '../kit/fields/fields.domain.ts'
import { transliterated } from './transliteration.domain.ts'

const longest = 49
const form = /^[a-z][a-z0-9_]{1,48}$/

export const codeIn = (typed: string): string => trimmed(typed).toLowerCase()

/** The error of a code that is not empty. */
export const checkCode = (typed: string): Message | null =>
  form.test(codeIn(typed)) ? null : { key: 'attributes.codeRule' }

/** The code that an attribute gets from its title; `null` when the title has no letter for it. */
export const codeFrom = (title: string): string | null => {
  const words = transliterated(title)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[0-9_]+|_+$/g, '')
  const code = words.slice(0, longest).replace(/_+$/, '')
  return form.test(code) ? code : null
}
