import type { Message } from '@supplier/core'
import { deliveryMethods } from '@supplier/core/sections/deliveries-panel'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formattersOf } from '../i18n/formatters.ts'
import { loadedLanguageOf } from '../i18n/language-store.ts'
import { FixedTranslations } from '../i18n/TranslationsProvider.tsx'
import uk from '../i18n/uk/index.ts'
import { panel } from '../i18n/uk/panel.ts'
import { SectionFields } from './SectionFields.tsx'

const shown = (
  view: { readonly errors?: Readonly<Record<string, Message>>; readonly fieldStates?: object },
  locks?: Readonly<Record<string, string>>,
) => {
  const values = { regions: [] }
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <SectionFields
        fields={{ regions: deliveryMethods.form.regions }}
        t={{ fields: { regions: 'Області' }, hints: { regions: 'Куди ви надсилаєте' }, locks }}
        view={{ values, saved: values, errors: {}, fieldStates: {}, isBusy: false, ...view }}
        options={null}
        onChange={() => {}}
        onPickerOpen={() => {}}
      />
    </FixedTranslations>,
  )
  return screen.getByRole('group', { name: 'Області', description: /./ })
}

const described = (group: HTMLElement) =>
  document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent

it('a list of choices is described by its hint, by the reason of its lock, or by its error', () => {
  expect(described(shown({}))).toBe('Куди ви надсилаєте')
  cleanup()
  expect(described(shown({ fieldStates: { regions: 'locked' } }))).toBe('Уже не змінюється')
  cleanup()
  const locks = { regions: 'Поки триває перевірка' }
  expect(described(shown({ fieldStates: { regions: 'locked' } }, locks))).toBe(locks.regions)
  cleanup()
  expect(described(shown({ errors: { regions: { key: 'kit.required' } } }))).toBe('Заповніть це поле')
})
