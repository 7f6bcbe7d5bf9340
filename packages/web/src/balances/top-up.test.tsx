import type { SafeAddress } from '@supplier/core/kernel/address'
import { kopecks } from '@supplier/core/kernel/money'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formattersOf } from '../i18n/formatters.ts'
import { loadedLanguageOf } from '../i18n/language.ts'
import { FixedTranslations } from '../i18n/TranslationsProvider.tsx'
import uk from '../i18n/uk/index.ts'
import { panel } from '../i18n/uk/panel.ts'
import { TopUpSteps } from './TopUpSteps.tsx'
import type { TopUpStep } from './top-up.ts'

const form: TopUpStep = {
  step: 'form',
  text: '',
  error: null,
  choices: [
    { amount: kopecks(378_90), missing: kopecks(378_90) },
    { amount: kopecks(200_00), missing: null },
  ],
  isBusy: false,
}
const ask: TopUpStep = { step: 'ask', host: 'pay.example.org', href: 'https://pay.example.org/1' as SafeAddress }
const payment: TopUpStep = {
  step: 'payment',
  href: 'https://pay.example.org/1' as SafeAddress,
  activity: 'waiting',
  notes: [],
}

const shown = (step: TopUpStep) => {
  const send = vi.fn()
  const onCheck = vi.fn()
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <TopUpSteps step={step} isOpen send={send} onCheck={onCheck} />
    </FixedTranslations>,
  )
  return { send, onCheck }
}

const dialog = () => within(screen.getByRole('dialog'))
const button = (name: string | RegExp) => dialog().getByRole('button', { name })

it('takes a typed or a suggested amount', async () => {
  const { send } = shown(form)
  const field = dialog().getByLabelText<HTMLInputElement>('Сума поповнення')
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.change(field, { target: { value: '250' } })
  fireEvent.click(button(/^Бракує 378,90/))
  fireEvent.click(button(/^200,00/))
  fireEvent.submit(field)
  fireEvent.click(button('Скасувати'))
  expect(send.mock.calls.map(([event]) => event)).toEqual([
    { type: 'amount.typed', text: '250' },
    { type: 'amount.chosen', amount: 378_90 },
    { type: 'amount.chosen', amount: 200_00 },
    { type: 'form.submitted' },
    { type: 'dialog.dismissed' },
  ])
})

it('shows an error under the amount', () => {
  shown({ ...form, text: '0', error: { key: 'balances.amountRange' } })
  expect(dialog().getByLabelText('Сума поповнення').getAttribute('aria-invalid')).toBe('true')
  expect(dialog().getByText(/^Введіть суму від 1 до 150/)).not.toBe(null)
})

it('is disabled while an invoice is created', () => {
  const { send } = shown({ ...form, text: '200', isBusy: true })
  expect(dialog().getByText('Створюємо рахунок…')).not.toBe(null)
  for (const one of dialog().getAllByRole('button')) fireEvent.click(one)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(send).not.toHaveBeenCalled()
})

it('asks for confirmation before opening an unknown host, and shows its name', () => {
  const { send } = shown(ask)
  expect(screen.getByRole('dialog', { name: 'Відкрити сторінку оплати?' })).not.toBe(null)
  expect(dialog().getByText('pay.example.org')).not.toBe(null)
  fireEvent.click(button('Відкрити сторінку оплати'))
  fireEvent.click(button('Скасувати'))
  expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['address.accepted', 'dialog.dismissed'])
})

it('links to the payment page without access to this tab, and checks the payment', () => {
  const { send, onCheck } = shown({ ...payment, notes: [{ key: 'balances.paymentChecked' }] })
  const link = dialog().getByRole('link', { name: /^Відкрити сторінку оплати/ })
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://pay.example.org/1',
    '_blank',
    'noopener noreferrer',
  ])
  expect(dialog().getByText(/^Оплату перевіряємо/)).not.toBe(null)
  fireEvent.click(button('Перевірити оплату'))
  expect(onCheck).toHaveBeenCalledOnce()
  for (const close of dialog().getAllByRole('button', { name: 'Закрити' })) fireEvent.click(close)
  expect(send.mock.calls).toEqual([[{ type: 'dialog.dismissed' }], [{ type: 'dialog.dismissed' }]])
})

it.each([
  ['opening', 'Відкриваємо сторінку оплати…'],
  ['checking', 'Перевіряємо баланс…'],
] as const)('can be closed while it is %s', (activity, text) => {
  const { send } = shown({ ...payment, activity })
  expect(dialog().getByText(text)).not.toBe(null)
  fireEvent.click(dialog().getAllByRole('button', { name: 'Закрити' }).at(-1) as HTMLElement)
  expect(send).toHaveBeenCalledWith({ type: 'dialog.dismissed' })
})
