import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { PickField } from './PickField.tsx'

const branch = { id: 'k/23', title: 'Відділення №23' }
const values = { settlement: { id: 'k', title: 'Київ' }, warehouse: branch }
const found = {
  options: [
    { id: 'k k/23', title: 'Київ, Відділення №23', text: null, refusal: null, values },
    { id: 'k', title: 'Київ', text: null, refusal: null },
  ],
  isStale: false,
}
/** A picker that is open, and what is sent to its machine. */
const shown = (
  all: typeof found & { readonly nextPage?: number },
  heard: Partial<Parameters<typeof PickField>[0]> = {},
) => {
  const pickers = { settlement: { query: { search: '' }, found: all, failure: null } }
  const snapshot = { context: { field: 'settlement', pickers }, hasTag: () => false }
  const send = vi.fn()
  const actor = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }), send }
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <Field label="Місто">
        {(control) => (
          <PickField
            control={control}
            name="settlement"
            options={actor as unknown as OptionsActor}
            disabled={false}
            value={null}
            onOpen={() => {}}
            onChange={() => {}}
            {...heard}
          />
        )}
      </Field>
    </FixedTranslations>,
  )
  const field = screen.getByRole('combobox', { name: 'Місто' })
  return { field, send }
}

it('gives the values of an option that fills in several fields, and the pick of any other', async () => {
  const onChange = vi.fn()
  const onFill = vi.fn()
  const { field } = shown(found, { onChange, onFill })
  const choose = async (name: string) => {
    fireEvent.click(field)
    fireEvent.click(await screen.findByRole('option', { name }))
  }
  await choose('Київ, Відділення №23')
  await waitFor(() => expect(onFill.mock.calls).toEqual([[values]]))
  expect(onChange).not.toHaveBeenCalled()
  await choose('Київ')
  await waitFor(() => expect(onChange.mock.calls).toEqual([[{ id: 'k', title: 'Київ' }]]))
})

it.each([
  ['asks for the next page at the end of its options', { ...found, nextPage: 2 }, [[{ type: 'options.ended' }]]],
  ['asks for nothing at the end of all options', found, []],
])('%s', async (_, all, sent) => {
  const { field, send } = shown(all)
  fireEvent.click(field)
  await screen.findByRole('option', { name: 'Київ' })
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toContain('k'))
  expect(send.mock.calls).toEqual(sent)
})
