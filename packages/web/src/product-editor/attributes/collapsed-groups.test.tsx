import type { CategoryAttribute } from '@supplier/core/categories/categories.domain'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
import { productEditorTranslations } from '../look/product-editor.translations.ts'
import { ProductAttributes } from './ProductAttributes.tsx'

afterEach(cleanup)

const attribute = (id: string, isCollapsed: boolean): CategoryAttribute => ({
  id,
  title: `Attribute ${id}`,
  kind: 'text',
  unit: null,
  isRequired: false,
  isVariant: false,
  group: { id: String(isCollapsed), title: isCollapsed ? 'Догляд' : 'Розміри', isCollapsed },
  values: [],
  hasMoreValues: false,
  merged: {},
  rules: { min: null, max: null, maxLength: null },
})

const shown = (values: ProductFormView['values']['attributes']) => {
  const view = { values: { attributes: values, variants: { axes: [], variants: [] } }, errors: {}, folded: [] }
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <ProductAttributes
        t={productEditorTranslations.uk}
        attributes={[attribute('1', false), attribute('2', true)]}
        isOnePage
        view={view as unknown as ProductFormView}
        options={null}
        onNamed={() => {}}
        onUnfold={() => {}}
        onChange={() => {}}
      />
    </FixedTranslations>,
  )
  return ['Attribute 1', 'Attribute 2'].map((label) => screen.getByLabelText(label).closest('details')?.open)
}

test.each([
  ['closed, while none of its attributes has a value', {}, [undefined, false]],
  ['open, once one of them has', { 2: 'cotton' }, [undefined, true]],
])('on the page of a product a collapsed group is %s', (_, values, open) => {
  expect(shown(values)).toEqual(open)
})
