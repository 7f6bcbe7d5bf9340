import { kopecks } from '@supplier/core/kernel/money'
import type { Payout } from '@supplier/core/payouts/payouts.domain'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { formattersOf } from '../i18n/formatters.ts'
import { loadedLanguageOf } from '../i18n/language.ts'
import { FixedTranslations } from '../i18n/TranslationsProvider.tsx'
import uk from '../i18n/uk/index.ts'
import { panel } from '../i18n/uk/panel.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { PayoutSteps } from './PayoutSteps.tsx'
import type { PayoutStep } from './payout.ts'

const loaded = loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))
const saved = { id: '7', title: 'Основний рахунок', masked: 'UA••6001' }
const preview = {
  amount: kopecks(1_000_00),
  fee: kopecks(12_50),
  net: kopecks(987_50),
  expectedAt: '2026-08-25T10:00:00Z',
  version: '1',
}
const form: Extract<PayoutStep, { step: 'form' }> = {
  step: 'form',
  values: { amount: '', requisites: '7', iban: '', holder: '', comment: '' },
  known: {
    totals: {
      available: kopecks(12_345_67),
      held: null,
      processing: null,
      paidThisMonth: null,
      minimum: kopecks(100_00),
    },
    requisites: [saved],
  },
  isNewAccount: false,
  mayTakeWhole: true,
  preview: { state: 'none' },
  errors: {},
  note: null,
  isBusy: false,
}
const confirm: PayoutStep = {
  step: 'confirm',
  preview,
  account: { isNew: false, requisites: saved },
  comment: 'за серпень',
  note: null,
}
const confirmAccount: PayoutStep = {
  step: 'confirmAccount',
  account: { isNew: true, iban: 'UA213223130000026007233566001', holder: 'ТОВ Ромашка' },
}

const shown = (step: PayoutStep) => {
  const send = vi.fn()
  const sendForm = vi.fn()
  const at = (now: PayoutStep) => (
    <FixedTranslations loaded={loaded}>
      <PayoutSteps step={now} isOpen send={send} sendForm={sendForm} />
    </FixedTranslations>
  )
  const { rerender } = render(at(step))
  return { send, sendForm, opensNext: (now: PayoutStep) => rerender(at(now)) }
}

const dialog = () => within(screen.getByRole('dialog'))
const button = (name: string) => dialog().getByRole('button', { name })
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u202f\u00a0]/g, ' ')
const ledger = () =>
  dialog()
    .getAllByRole('term')
    .map((term) => plain(`${term.textContent}: ${term.nextElementSibling?.textContent}`))

describe('the form', () => {
  it('sends everything that is typed and chosen', () => {
    const { send, sendForm } = shown(form)
    fireEvent.change(dialog().getByLabelText('Сума виплати'), { target: { value: '1000' } })
    fireEvent.click(button('Уся сума'))
    fireEvent.click(dialog().getByRole('radio', { name: /^Новий рахунок/ }))
    fireEvent.change(dialog().getByLabelText(/^Коментар/), { target: { value: 'дякую' } })
    fireEvent.submit(dialog().getByLabelText('Сума виплати'))
    fireEvent.click(button('Скасувати'))
    expect(sendForm.mock.calls.map(([event]) => event)).toEqual([
      { type: 'amount.typed', text: '1000' },
      { type: 'wholeSum.chosen' },
      { type: 'requisites.chosen', id: null },
      { type: 'field.typed', field: 'comment', text: 'дякую' },
      { type: 'form.submitted' },
    ])
    expect(send.mock.calls).toEqual([[{ type: 'dialog.dismissed' }]])
  })

  it('shows the available amount, and the price of the typed one', () => {
    const { opensNext } = shown(form)
    const hint = dialog().getByText(/^Доступно/)
    expect(plain(hint.textContent)).toBe('Доступно 12 345,67 грн., найменше 100,00 грн.')
    expect(ledger()).toEqual([
      'Комісія: —стане відомо, коли введете суму',
      'До отримання: —стане відомо, коли введете суму',
      'Орієнтовно: —стане відомо, коли введете суму',
    ])
    opensNext({ ...form, preview: { state: 'known', preview } })
    expect(ledger()).toEqual([
      'Комісія: 12,50 грн.',
      'До отримання: 987,50 грн.',
      expect.stringMatching(/^Орієнтовно: 25 серпня 2026/),
    ])
  })

  it('a price that failed to load can be requested again', () => {
    const { sendForm } = shown({ ...form, preview: { state: 'failed' } })
    fireEvent.click(button('Спробувати ще раз'))
    expect(sendForm.mock.calls).toEqual([[{ type: 'retry.chosen' }]])
  })

  it('shows the account fields only for a new account', () => {
    const { sendForm, opensNext } = shown(form)
    expect(dialog().queryByLabelText('IBAN')).toBe(null)
    opensNext({ ...form, isNewAccount: true, errors: { iban: { key: 'payouts.ibanRule' } } })
    fireEvent.change(dialog().getByLabelText('IBAN'), { target: { value: 'UA21' } })
    fireEvent.change(dialog().getByLabelText('Отримувач'), { target: { value: 'ТОВ' } })
    expect(dialog().getByText('Неправильний IBAN')).not.toBe(null)
    expect(sendForm.mock.calls.map(([{ field }]) => field)).toEqual(['iban', 'holder'])
  })

  it('is busy while the price loads', () => {
    shown({ ...form, isBusy: true })
    expect(dialog().getByText('Рахуємо комісію…')).not.toBe(null)
    expect(button('Далі').getAttribute('aria-busy')).toBe('true')
  })
})

it('shows the amount, the fee and the net amount for confirmation', async () => {
  const { send } = shown(confirm)
  expect(screen.getByRole('dialog', { name: 'Підтвердьте виплату' })).not.toBe(null)
  expect(ledger().slice(0, 3)).toEqual([
    'Сума виплати: 1 000,00 грн.',
    'Комісія: 12,50 грн.',
    'До отримання: 987,50 грн.',
  ])
  expect(dialog().getByRole('region', { name: 'Рахунок' }).textContent).toBe('Основний рахунокUA••6001')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Підтвердити виплату'))
  fireEvent.click(button('Підтвердити виплату'), { detail: 2 })
  fireEvent.click(button('Змінити'))
  fireEvent.click(button('Підтвердити виплату'))
  expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['confirmation.left', 'payout.confirmed'])
})

it('a new account needs a second confirmation', () => {
  const { send } = shown(confirmAccount)
  expect(dialog().getByText('UA21 3223 1300 0002 6007 2335 6600 1')).not.toBe(null)
  fireEvent.click(button('Рахунок правильний, створити заявку'))
  fireEvent.click(button('Змінити'))
  expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['account.confirmed', 'confirmation.left'])
})

it('the confirmed data stays visible while it is sent', () => {
  const { send, opensNext } = shown(confirm)
  opensNext({ step: 'sending' })
  expect(screen.getByRole('dialog', { name: 'Підтвердьте виплату' }).getAttribute('aria-busy')).toBe('true')
  expect(dialog().getByText('Створюємо заявку…')).not.toBe(null)
  for (const one of dialog().getAllByRole('button')) fireEvent.click(one)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(send).not.toHaveBeenCalled()
})

it('cancelling a payout needs confirmation', () => {
  const payout = { id: '1', number: 'В-1078', amount: kopecks(500_00) } as Payout
  const send = vi.fn()
  render(
    <FixedTranslations loaded={loaded}>
      <CancelDialog payout={payout} send={send} />
    </FixedTranslations>,
  )
  expect(screen.getByRole('dialog', { name: 'Скасувати заявку № В-1078?' })).not.toBe(null)
  expect(plain(dialog().getByText(/повернуться/).textContent)).toBe('500,00 грн. повернуться на основний баланс.')
  fireEvent.click(button('Не скасовувати'))
  fireEvent.click(button('Скасувати заявку'))
  expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['dialog.dismissed', 'cancel.confirmed'])
})
