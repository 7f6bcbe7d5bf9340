import { orders } from '@supplier/core/orders/orders.section'
import { productFields } from '@supplier/core/product-editor/form/product-form.domain'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
import { Form } from '../../ui/fields/Form.tsx'
import { SectionField } from './SectionField.tsx'

const codes = { sku: productFields.sku, barcode: productFields.barcode, ttn: orders.commands.attach.form?.['ttn'] }

const shown = () => {
  const onSubmit = vi.fn()
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <Form id="codes" errors={{}} onSubmit={onSubmit}>
        {Object.entries({ title: productFields.title, ...codes }).map(([name, field]) => (
          <SectionField
            key={name}
            field={field as never}
            name={name}
            label={name}
            hint={undefined}
            choices={{}}
            value="x"
            saved=""
            error={undefined}
            isLocked={false}
            isBusy={false}
            options={null}
            onChange={() => {}}
            onPickerOpen={() => {}}
          />
        ))}
      </Form>
      <button type="submit" form="codes">
        save
      </button>
    </FixedTranslations>,
  )
  /** Whether Enter is left to the browser, which submits the form. */
  const enter = (name: string, more = {}) => fireEvent.keyDown(screen.getByLabelText(name), { key: 'Enter', ...more })
  return { enter, onSubmit }
}

it.each([
  ['sku', () => screen.getByLabelText('barcode')],
  ['barcode', () => screen.getByLabelText('ttn')],
  ['ttn', () => screen.getByRole('button', { name: 'save' })],
])('Enter, with which a scanner ends, leads on from %s and submits nothing', (name, next) => {
  const { enter, onSubmit } = shown()
  expect(enter(name)).toBe(false)
  expect(document.activeElement).toBe(next())
  expect(onSubmit).not.toHaveBeenCalled()
})

it('Enter in another field submits the form, and so does Ctrl with Enter', () => {
  const { enter } = shown()
  expect([enter('title'), enter('sku', { ctrlKey: true })]).toEqual([true, true])
})
