import { deliveryMethods } from '@supplier/core/deliveries-panel/deliveries-panel.section'
import type { Message } from '@supplier/core/kernel/message'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
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

it('a stored word that the panel does not know is shown as it came, and stays chosen until another is', () => {
  const changed: unknown[] = []
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <SectionFields
        fields={{ tariff: deliveryMethods.form.tariff, regions: deliveryMethods.form.regions }}
        t={{ fields: { tariff: 'Тариф', regions: 'Області' }, hints: {}, choices: { tariff: { free: 'Безкоштовно' } } }}
        view={{
          ...{ values: { tariff: 'by_weight', regions: ['mars'] }, saved: { tariff: 'by_weight', regions: ['mars'] } },
          ...{ errors: {}, fieldStates: {}, isBusy: false },
        }}
        options={null}
        onChange={(...change) => changed.push(change)}
        onPickerOpen={() => {}}
      />
    </FixedTranslations>,
  )
  const tariff = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Тариф' })
  expect([tariff.value, [...tariff.options].map(({ text }) => text)]).toEqual([
    'by_weight',
    ['carrier', 'fixed', 'Безкоштовно', 'by_weight'],
  ])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'mars' }).checked).toBe(true)
  fireEvent.change(tariff, { target: { value: 'free' } })
  expect(changed).toEqual([['tariff', 'free']])
})
