import { kopecks } from '@supplier/core/kernel/money'
import type { Funds } from '@supplier/core/subscription/subscription.domain'
import type { Bill, Paywall } from '@supplier/core/subscription/subscription.selectors'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { formattersOf } from '../i18n/formatters.ts'
import { loadedLanguageOf } from '../i18n/language.ts'
import { FixedTranslations } from '../i18n/TranslationsProvider.tsx'
import uk from '../i18n/uk/index.ts'
import { panel } from '../i18n/uk/panel.ts'
import { PaywallSteps } from './PaywallDialog.tsx'

const loaded = loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))
const funds: Funds = { main: kopecks(1_234_50), service: kopecks(100_00), cost: kopecks(499_00) }
const bill: Bill = {
  ...funds,
  transfer: kopecks(399_00),
  remains: { main: kopecks(835_50), service: kopecks(0) },
}
const enough: Bill = {
  ...funds,
  service: kopecks(500_00),
  transfer: kopecks(0),
  remains: { main: kopecks(1_234_50), service: kopecks(1_00) },
}
const offer: Paywall = { step: 'offer', cost: kopecks(499_00), bill: null, note: null }
const shortOnMain: Paywall = { step: 'shortOnMain', funds, missing: kopecks(99_00), note: null }
const shortOnService: Paywall = { step: 'shortOnService', bill, note: null }
const ready: Paywall = { step: 'ready', bill: enough, note: null }
const wait: Paywall = { step: 'wait', activity: 'reading', mayCancel: true }

const shown = (...paywalls: readonly Paywall[]) => {
  const send = vi.fn()
  const at = (paywall: Paywall) => (
    <FixedTranslations loaded={loaded}>
      <PaywallSteps paywall={paywall} send={send} />
    </FixedTranslations>
  )
  const [first = offer, ...rest] = paywalls
  const { rerender } = render(at(first))
  for (const paywall of rest) rerender(at(paywall))
  return { send, opensNext: (paywall: Paywall) => rerender(at(paywall)) }
}

const dialog = () => within(screen.getByRole('dialog'))
const buttons = () => dialog().getAllByRole('button')
/** Replaces narrow spaces with plain ones. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ')
const ledger = () =>
  dialog()
    .getAllByRole('term')
    .map((term) => plain(`${term.textContent}: ${term.nextElementSibling?.textContent}`))

const steps: readonly (readonly [Paywall, title: string, ways: readonly (readonly [string, string])[]])[] = [
  [
    offer,
    'Ця функція доступна лише для підписників.',
    [
      ['Платежі', 'payments.chosen'],
      ['Оформити', 'offer.accepted'],
    ],
  ],
  [
    shortOnMain,
    'Недостатньо коштів на Основному балансі',
    [
      ['Скасувати', 'dialog.dismissed'],
      ['Поповнити', 'topUp.chosen'],
    ],
  ],
  [
    shortOnService,
    'Недостатньо коштів на сервісному балансі',
    [
      ['Скасувати', 'dialog.dismissed'],
      ['Перевести та Підтвердити', 'transfer.confirmed'],
    ],
  ],
  [
    ready,
    'Підтвердьте оплату підписки',
    [
      ['Скасувати', 'dialog.dismissed'],
      ['Оплатити 499,00 грн.', 'payment.confirmed'],
    ],
  ],
  [
    { step: 'prevented', reason: 'elsewhere' },
    'Зараз оплатити не можна',
    [
      ['Платежі', 'payments.chosen'],
      ['Зрозуміло', 'dialog.dismissed'],
    ],
  ],
  [wait, 'Оплачуємо підписку', [['Скасувати', 'dialog.dismissed']]],
  [
    { step: 'unreadable', cost: kopecks(499_00), note: null },
    'Не вдалося завантажити баланси',
    [
      ['Платежі', 'payments.chosen'],
      ['Прочитати ще раз', 'offer.accepted'],
    ],
  ],
]

it.each(steps)('%o has its title and its buttons', (paywall, title, ways) => {
  const { send } = shown(paywall)
  expect(screen.getByRole('dialog', { name: title })).not.toBe(null)
  for (const button of buttons()) fireEvent.click(button)
  expect(buttons().map(({ textContent }) => plain(textContent))).toEqual(ways.map(([name]) => name))
  expect(send.mock.calls).toEqual(ways.map(([, type]) => [{ type }]))
})

it.each(steps)('%o can be closed only with its buttons', async (paywall) => {
  const { send } = shown(paywall)
  await act(async () => undefined)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  fireEvent.pointerDown(document.body)
  expect(send).not.toHaveBeenCalled()
  expect(dialog().queryByRole('button', { name: 'Закрити' })).toBe(null)
})

it('is not rendered while it is closed', () => {
  shown({ step: 'closed' })
  expect(screen.queryByRole('dialog')).toBe(null)
})

it('confirms the payment', () => {
  shown({ step: 'paid' })
  expect(screen.getByRole('dialog', { name: 'Підписку оплачено' })).not.toBe(null)
})

describe('before anything is confirmed', () => {
  it('it shows the transfer, the payment and both resulting balances', () => {
    shown(shortOnService)
    expect(ledger()).toEqual([
      'Вартість підписки: 499,00 грн.',
      'Основний баланс: 1 234,50 грн.',
      'Переказ на баланс послуг: −399,00 грн.',
      'Залишиться: 835,50 грн.',
      'Баланс послуг: 100,00 грн.',
      'Переказ з Основного балансу: +399,00 грн.',
      'Оплата підписки: −499,00 грн.',
      'Залишиться: 0,00 грн.',
    ])
  })

  it('it shows an unchanged main balance when the service balance is sufficient', () => {
    const sums = [
      'Вартість підписки: 499,00 грн.',
      'Баланс послуг: 500,00 грн.',
      'Оплата підписки: −499,00 грн.',
      'Залишиться: 1,00 грн.',
      'Основний баланс, без змін: 1 234,50 грн.',
    ]
    const { opensNext } = shown(ready)
    expect(ledger()).toEqual(sums)
    opensNext({ step: 'offer', cost: kopecks(499_00), bill: enough, note: null })
    expect(ledger()).toEqual(sums)
    expect(dialog().getByText('Щойно ви натиснете «Оформити», вартість спишеться з балансу послуг.')).not.toBe(null)
  })

  it('it shows the shortfall', () => {
    shown(shortOnMain)
    expect(ledger().at(-1)).toBe('Бракує на Основному балансі: 99,00 грн.')
    expect(plain(dialog().getByText(/^Поповніть/).textContent)).toContain('принаймні на 99,00 грн.')
  })

  it('it shows asterisks for an unknown cost', () => {
    shown({ step: 'offer', cost: null, bill: null, note: null })
    expect(ledger()).toEqual(['Вартість підписки: *****'])
  })

  it.each([
    ['covered', 'Потрібна сума вже на балансі послуг, залишилося тільки оплатити.'],
    ['notMoved', 'Нічого не списано. Можна спробувати ще раз.'],
    ['pending', 'Попередню операцію ще перевіряємо. Нову почнемо, коли стане відомо, чи вона пройшла.'],
  ] as const)('it shows the outcome of an earlier attempt: %s', (note, text) => {
    const { opensNext } = shown({ step: 'offer', cost: null, bill: null, note })
    for (const paywall of [shortOnMain, shortOnService, ready]) {
      expect(dialog().getByText(text)).not.toBe(null)
      opensNext({ ...paywall, note } as Paywall)
    }
    expect(dialog().getByText(text)).not.toBe(null)
  })
})

describe('while an operation is pending', () => {
  it.each([
    [offer, 'reading', 'Перевіряємо баланси…'],
    [shortOnService, 'transferring', 'Переказуємо кошти на баланс послуг…'],
    [ready, 'paying', 'Оплачуємо підписку…'],
  ] as const)('the confirmed step stays visible: %o', (paywall, activity, text) => {
    const mayCancel = activity !== 'paying'
    const { opensNext, send } = shown(paywall)
    const before = buttons()
    const name = screen.getByRole('dialog').getAttribute('aria-labelledby')
    const title = document.getElementById(name ?? '')?.textContent
    opensNext({ step: 'wait', activity, mayCancel })
    expect(screen.getByRole('dialog', { name: title ?? '' }).getAttribute('aria-busy')).toBe('true')
    expect(dialog().getByText(text).closest('[role=status]')).not.toBe(null)
    expect(buttons()).toEqual(before)
    for (const button of buttons()) fireEvent.click(button)
    expect(send.mock.calls).toEqual(mayCancel ? [[{ type: 'dialog.dismissed' }]] : [])
  })

  it('the button keeps the focus, and the next step focuses its own', async () => {
    const { opensNext } = shown(offer)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
    dialog().getByRole('button', { name: 'Оформити' }).focus()
    opensNext(wait)
    expect(document.activeElement?.textContent).toBe('Оформити')
    opensNext(shortOnMain)
    expect(document.activeElement?.textContent).toBe('Поповнити')
    opensNext(offer)
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
  })

  it('an earlier step is not shown when the dialog opens again', () => {
    shown(shortOnService, { step: 'closed' }, wait)
    expect(screen.getByRole('dialog', { name: 'Оплачуємо підписку' })).not.toBe(null)
    expect(dialog().queryAllByRole('term')).toEqual([])
  })
})

it('the second press of a double click confirms nothing', () => {
  const { opensNext, send } = shown(offer)
  fireEvent.click(dialog().getByRole('button', { name: 'Оформити' }), { detail: 1 })
  opensNext(shortOnService)
  fireEvent.click(dialog().getByRole('button', { name: 'Перевести та Підтвердити' }), { detail: 2 })
  expect(send.mock.calls).toEqual([[{ type: 'offer.accepted' }]])
})
