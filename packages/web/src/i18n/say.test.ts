import { expect, it } from 'vitest'
import { nameOf, pageTitle, say } from './say.ts'
import uk from './uk/index.ts'
import { panel } from './uk/panel.ts'
import { speechOf } from './words.ts'

const { words } = speechOf('uk', { ...uk, ...panel })

it('says what the core says, and what the server says as it came', () => {
  expect(say(words, { key: 'failure.unexpected' })).toBe('Щось пішло не так.')
  expect(say(words, { key: 'session.codeRule' })).toBe('Код складається з 4–6 цифр')
  expect(say(words, { text: '<b>Зайнято</b>' })).toBe('<b>Зайнято</b>')
})

it('names places of both areas', () => {
  expect(nameOf(words, 'orders')).toBe('Замовлення')
  expect(nameOf(words, 'withPassword')).toBe('Вхід за паролем')
  expect(pageTitle(words, 'orders')).toBe('Suppliers · Замовлення')
  expect(pageTitle(speechOf('uk', uk).words, 'auth')).toBe('Suppliers · Вхід')
})
