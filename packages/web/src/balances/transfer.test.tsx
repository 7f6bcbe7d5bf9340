import type { TransferDialog } from '@supplier/core/balances/transfer.selectors'
import { kopecks } from '@supplier/core/kernel/money'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { formattersOf } from '../i18n/formatters.ts'
import { loadedLanguageOf } from '../i18n/language.ts'
import { FixedTranslations } from '../i18n/TranslationsProvider.tsx'
import uk from '../i18n/uk/index.ts'
import { panel } from '../i18n/uk/panel.ts'
import { TransferSteps } from './TransferDialog.tsx'

const loaded = loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))
const form: Extract<TransferDialog, { step: 'form' }> = {
  step: 'form',
  direction: 'toService',
  text: '',
  error: null,
  note: null,
  available: kopecks(1_234_50),
  after: null,
}

const shown = (transfer: TransferDialog) => {
  const send = vi.fn()
  const at = (now: TransferDialog, isOpen = true) => (
    <FixedTranslations loaded={loaded}>
      <TransferSteps transfer={now} isOpen={isOpen} send={send} />
    </FixedTranslations>
  )
  const { rerender } = render(at(transfer))
  return { send, opensNext: (now: TransferDialog, isOpen?: boolean) => rerender(at(now, isOpen)) }
}

const dialog = () => within(screen.getByRole('dialog'))
const field = () => dialog().getByLabelText<HTMLInputElement>('Сума')
const button = (name: string) => dialog().getByRole('button', { name })
const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ')
const ledger = () =>
  dialog()
    .getAllByRole('term')
    .map((term) => plain(`${term.textContent}: ${term.nextElementSibling?.textContent}`))

describe('the form', () => {
  it('sends the text as it is typed', () => {
    const { send } = shown(form)
    fireEvent.change(field(), { target: { value: '12,' } })
    expect(send).toHaveBeenCalledWith({ type: 'amount.edited', text: '12,' })
  })

  it('fills in the whole available amount', () => {
    const { send } = shown(form)
    fireEvent.click(button('Уся сума'))
    expect(send).toHaveBeenCalledWith({ type: 'amount.edited', text: '1234,50' })
  })

  it.each([null, 0, -5])('cannot fill in an unknown or empty amount: %s', (available) => {
    shown({ ...form, available: available === null ? null : kopecks(available) })
    expect(button('Уся сума').hasAttribute('disabled')).toBe(true)
  })

  it('shows the direction and reverses it', () => {
    const { send, opensNext } = shown(form)
    const ends = () => dialog().getByRole('group', { name: 'Напрямок' }).textContent
    expect(ends()).toBe('Звідки Основний балансКуди Баланс послуг')
    fireEvent.click(button('Поміняти баланси місцями'))
    expect(send).toHaveBeenCalledWith({ type: 'direction.toggled' })
    opensNext({ ...form, direction: 'toMain' })
    expect(ends()).toBe('Звідки Баланс послугКуди Основний баланс')
  })

  it('shows both resulting balances when they are known', () => {
    const { opensNext } = shown(form)
    expect(ledger().slice(1)).toEqual([
      'Стане на основному балансі: —стане відомо, коли введете суму',
      'Стане на балансі послуг: —стане відомо, коли введете суму',
    ])
    opensNext({ ...form, text: '100', after: { main: kopecks(1_134_50), service: kopecks(200_00) } })
    expect(ledger()).toEqual([
      'Доступно зараз: 1 234,50 грн.',
      'Стане на основному балансі: 1 134,50 грн.',
      'Стане на балансі послуг: 200,00 грн.',
    ])
    opensNext({ ...form, available: null })
    expect(ledger()[0]).toBe('Доступно зараз: *****')
  })

  it('is submitted by Enter and by its button, and focuses an invalid amount', async () => {
    const { send, opensNext } = shown(form)
    await waitFor(() => expect(document.activeElement).toBe(field()))
    fireEvent.submit(field())
    expect(send).toHaveBeenCalledWith({ type: 'form.submitted' })
    button('Скасувати').focus()
    opensNext({ ...form, error: { key: 'balances.amountRule' } })
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field())
    expect(dialog().getByText(/^Введіть суму, більшу за 0/)).not.toBe(null)
    expect(button('Переказати').getAttribute('type')).toBe('submit')
    expect(button('Переказати').getAttribute('form')).toBe(field().form?.id)
  })

  it('shows the outcome of an earlier transfer', () => {
    shown({ ...form, note: { key: 'balances.notMoved' } })
    expect(dialog().getByRole('alert').textContent).toContain('Переказ не виконано')
  })

  it.each(['Скасувати', 'Закрити'])('can be closed with «%s»', (name) => {
    const { send } = shown(form)
    fireEvent.click(button(name))
    expect(send.mock.calls).toEqual([[{ type: 'dialog.dismissed' }]])
  })
})

describe('while the transfer is pending', () => {
  it('the typed text stays, and every button is disabled', () => {
    const { send, opensNext } = shown({ ...form, text: '100' })
    opensNext({ step: 'wait', activity: 'moving' })
    expect(field().value).toBe('100')
    expect(field().readOnly).toBe(true)
    expect(dialog().getByText('Переказуємо…')).not.toBe(null)
    for (const one of dialog().getAllByRole('button')) fireEvent.click(one)
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(send).not.toHaveBeenCalled()
  })

  it('the balances are loaded first, and the dialog can be closed meanwhile', () => {
    const { send } = shown({ step: 'wait', activity: 'reading' })
    expect(dialog().getByText('Завантажуємо баланси…')).not.toBe(null)
    fireEvent.click(button('Скасувати'))
    expect(send).toHaveBeenCalledWith({ type: 'dialog.dismissed' })
  })
})

it('keeps its content while it closes', async () => {
  const { opensNext } = shown({ ...form, text: '100' })
  opensNext(form, false)
  expect(document.querySelector('input')?.value).toBe('100')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})
