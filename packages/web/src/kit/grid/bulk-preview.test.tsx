import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
import { BulkPreview } from './BulkPreview.tsx'

const shown = (total: number, creates = false) => {
  const refused = [{ id: '2', label: 'Second', code: null, message: 'no', field: null }]
  const preview = { total, changed: 20, unchanged: 5, refused, sample: [], token: 'token' }
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <BulkPreview creates={creates} preview={preview} t={{ fields: {} } as never} />
    </FixedTranslations>,
  )
}

it('counts all refused rows, and says that it names only the first', () => {
  shown(95)
  expect(screen.getByText('Не зміниться: 70')).toBeTruthy()
  expect(screen.getByText(/Показано лише перші: 1\./)).toBeTruthy()
})

it('says how many records an action would make', () => {
  shown(26, true)
  expect(screen.getByText('Буде створено: 20')).toBeTruthy()
})

it('says nothing of others when it names all refused rows', () => {
  shown(26)
  expect(screen.getByText('Не зміниться: 1')).toBeTruthy()
  expect(screen.queryByText(/Показано лише перші/)).toBeNull()
})
