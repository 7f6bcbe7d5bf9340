import type { Message } from '../kernel/message.ts'
import { cleanText } from '../kit/fields/clean-text.domain.ts'
import { trimmed } from '../kit/fields/fields.domain.ts'
import type { Errors, Field } from '../kit/fields/record-fields.domain.ts'
import { type Facts, patternOf, placeholderNames, placeholders } from './placeholders.domain.ts'

/** A prepared answer; `id` is `null` until it is saved. */
export interface Template {
  readonly id: string | null
  readonly title: string
  readonly text: string
}

export const mostTemplates = 50
const longestTitle = 60
export const longestText = 1000

/** The text with everything that is known; what is not known stays as it is written. */
export const filledTemplate = (text: string, facts: Facts): string =>
  placeholderNames.reduce((filled, name) => {
    const fact = facts[name]
    return fact ? filled.replaceAll(patternOf(name), () => fact) : filled
  }, text)

/** The placeholders that are left in a text. */
export const unfilledIn = (text: string): readonly string[] =>
  placeholderNames.filter((name) => patternOf(name).test(text)).map((name) => placeholders[name])

/** The error of a text that would be sent with a placeholder in it. */
export const unfilledMistake = (text: string): Message | null => {
  const left = unfilledIn(text)
  return left.length === 0 ? null : { key: 'replyTemplates.unfilled', values: { names: left.join(', ') } }
}

/** The text of a field after a template was chosen for it. */
export const withTemplate = (typed: string, template: string, facts: Facts): string => {
  const filled = filledTemplate(template, facts)
  return trimmed(typed) === '' ? filled : `${typed.trimEnd()}\n${filled}`
}

/** The templates whose title or text has every word of a search. */
export const templatesLike = (all: readonly Template[], search: string): readonly Template[] => {
  const words = search.toLocaleLowerCase('uk').split(/\s+/).filter(Boolean)
  return all.filter(({ title, text }) => {
    const written = `${title} ${text}`.toLocaleLowerCase('uk')
    return words.every((word) => written.includes(word))
  })
}

/** The first name of a person. */
export const firstNameOf = (name: string): string => trimmed(name).split(/\s+/)[0] ?? ''

const mistakeAt = (written: string, longest: number): Message | null => {
  if (trimmed(written) === '') return { key: 'kit.required' }
  return written.length > longest ? { key: 'kit.tooLong', values: { max: longest } } : null
}

const isBlank = ({ title, text }: Template): boolean => trimmed(title) === '' && trimmed(text) === ''

/** All templates as one field. Those that are empty are dropped. */
export const templatesField: Field<readonly Template[]> = {
  kind: 'own',
  initial: [],
  isRequired: false,
  choices: [],
  check: (values, path) => {
    const mistakes = values.flatMap((one, at): readonly (readonly [string, Message])[] => {
      if (isBlank(one)) return []
      const [title, text] = [mistakeAt(one.title, longestTitle), mistakeAt(one.text, longestText)]
      return [
        ...(title ? [[`${path}.${at}.title`, title] as const] : []),
        ...(text ? [[`${path}.${at}.text`, text] as const] : []),
      ]
    })
    return Object.fromEntries(mistakes) as Errors
  },
  clean: (values) =>
    values
      .filter((one) => !isBlank(one))
      .map(({ id, title, text }) => ({ id, title: trimmed(title), text: cleanText(text).trim() })),
  holds: (value) =>
    Array.isArray(value) && value.every((one) => typeof one?.title === 'string' && typeof one?.text === 'string'),
}
