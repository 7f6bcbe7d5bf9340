import type { Operation } from '@supplier/core/intents/reconciler.selectors'
import { kopecks } from '@supplier/core/kernel/money'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formattersOf } from '../i18n/formatters.ts'
import { loadedLanguageOf } from '../i18n/language.ts'
import { FixedTranslations } from '../i18n/TranslationsProvider.tsx'
import uk from '../i18n/uk/index.ts'
import { panel } from '../i18n/uk/panel.ts'
import { OperationSteps } from './OperationDialog.tsx'

const loaded = loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))
const transaction = { type: 'transferIn', amount: kopecks(300_10), text: null, status: 'done' as const }
const checking: Operation = {
  id: 'one',
  kind: 'transferToService',
  amount: kopecks(300_10),
  mark: '7K3M-9QXP',
  state: 'checking',
  mayClose: false,
  operations: [],
}
const doubled: Operation = {
  ...checking,
  state: 'doubled',
  mayClose: true,
  operations: [
    { ...transaction, id: '1078', at: '2026-11-22T10:00:00Z' },
    { ...transaction, id: '1079', at: null },
  ],
}

const shown = (operation: Operation) => {
  const send = vi.fn()
  const onCopy = vi.fn()
  render(
    <FixedTranslations loaded={loaded}>
      <OperationSteps operation={operation} isOpen isCopied={false} send={send} onCopy={onCopy} />
    </FixedTranslations>,
  )
  return { send, onCopy, dialog: within(screen.getByRole('dialog')) }
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ')

it.each<[string, Operation, readonly (readonly [string, string])[]]>([
  [
    'Перевіряємо, чи пройшла операція',
    checking,
    [
      ['Перевірити зараз', 'check.chosen'],
      ['Перевіримо пізніше', 'check.postponed'],
    ],
  ],
  [
    'Не вдалося з’ясувати, чи пройшла операція',
    { ...checking, state: 'unknown', mayClose: true },
    [
      ['З’ясовано, закрити', 'operation.closed'],
      ['Перевірити зараз', 'check.chosen'],
      ['Перевіримо пізніше', 'check.postponed'],
    ],
  ],
  ['Операцію проведено двічі', doubled, [['Зрозуміло', 'operation.closed']]],
])('«%s» shows the operation and all its actions', (title, operation, ways) => {
  const { send, dialog } = shown(operation)
  expect(screen.getByRole('dialog', { name: title })).not.toBe(null)
  for (const text of ['Переказ на баланс послуг', '7K3M-9QXP']) expect(dialog.getByText(text)).not.toBe(null)
  for (const [name, type] of ways) {
    fireEvent.click(dialog.getByRole('button', { name }))
    expect(send).toHaveBeenLastCalledWith({ type })
  }
})

it('copies a text for support that names both operations', () => {
  const { dialog, onCopy } = shown(doubled)
  fireEvent.click(dialog.getByRole('button', { name: 'Скопіювати текст для підтримки' }))
  const [letter] = onCopy.mock.calls[0] ?? []
  expect(plain(letter)).toBe(
    'Операцію № 7K3M-9QXP (Переказ на баланс послуг, 300,10 грн.) підтверджено один раз, а проведено більше: № 1078 від 22.11.26, 12:00, № 1079. Прошу повернути зайве.',
  )
  expect(dialog.getByText((_, one) => one?.textContent === letter)).not.toBe(null)
})
