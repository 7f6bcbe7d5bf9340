import type { CategoryAttribute } from '@supplier/core/categories/categories.domain'
import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import type { AttributeValue } from '@supplier/core/product-editor/form/product-attributes.domain'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
import { productEditorTranslations } from '../look/product-editor.translations.ts'
import { AttributeField } from './AttributeField.tsx'

const field = 'attributes.696'
const found = {
  options: [{ id: '2718', title: 'Модель 2718', text: null, refusal: null }],
  isStale: false,
}
/** An attribute of three thousand values, of which the first come with it. */
const attribute: CategoryAttribute = {
  id: '696',
  title: 'Модель авто',
  kind: 'one',
  unit: null,
  isRequired: false,
  isVariant: false,
  group: null,
  values: [
    { id: '1', title: 'Модель 0001' },
    { id: '2', title: 'Модель 0002' },
  ],
  hasMoreValues: true,
  merged: {},
  rules: { min: null, max: null, maxLength: null },
}

const show = (kind: CategoryAttribute['kind'], value: AttributeValue | undefined) => {
  const pickers = { [field]: { query: { search: '' }, found, failure: null } }
  const snapshot = { context: { field, pickers }, hasTag: () => false }
  const send = vi.fn()
  const options = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }), send }
  const [onNamed, onChange] = [vi.fn(), vi.fn()]
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <AttributeField
        t={productEditorTranslations.uk}
        attribute={{ ...attribute, kind }}
        value={value}
        error={undefined}
        options={options as unknown as OptionsActor}
        onNamed={onNamed}
        onChange={onChange}
      />
    </FixedTranslations>,
  )
  const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Модель авто' })
  const choose = async () => {
    fireEvent.click(combobox())
    fireEvent.click(await screen.findByRole('option', { name: 'Модель 2718' }))
    await waitFor(() => expect(onChange).toHaveBeenCalled())
  }
  return { send, onNamed, onChange, combobox, choose }
}
const value = { id: '2718', title: 'Модель 2718' }

it('a value of very many is searched for within its attribute, and its name is kept', async () => {
  const { send, onNamed, onChange, choose } = show('one', undefined)
  await choose()
  const query = { source: 'attribute-values', search: '', within: '696' }
  expect(send).toHaveBeenCalledWith({ type: 'options.opened', field, query })
  expect([onNamed.mock.calls, onChange.mock.calls]).toEqual([[[value]], [[{ number: '2718' }]]])
})

it.each([
  ['that came with the attribute by its name', { number: '2' }, 'Модель 0002'],
  ['whose name is not known by its id', { number: '2718' }, '2718'],
  ['that is empty by nothing', { number: '' }, ''],
])('shows a chosen value %s', (_, chosen, shown) => {
  expect(show('one', chosen).combobox().value).toBe(shown)
})

it('one more of several values joins the chosen ones', async () => {
  const { onNamed, onChange, choose } = show('many', ['1'])
  await choose()
  expect([onNamed.mock.calls, onChange.mock.calls]).toEqual([[[value]], [[['1', '2718']]]])
})
