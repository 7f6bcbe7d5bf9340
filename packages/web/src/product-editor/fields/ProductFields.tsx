import { optionsOf } from '@supplier/core/kit/section/section.selectors'
import { type ProductField, productFields } from '@supplier/core/product-editor/form/product-form.domain'
import { neededIn } from '@supplier/core/product-editor/form/product-problems.domain'
import { sameFields } from '@supplier/core/product-editor/product-card.selectors'
import type { ProductFormActor } from '@supplier/core/product-editor/product-editor.setup'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import { memo } from 'react'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { fieldPlace } from '../../kit/fields/Section.styles.ts'
import { SectionField } from '../../kit/fields/SectionField.tsx'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'
import { TitleFix } from './TitleFix.tsx'

interface ProductFieldsProps {
  readonly names: readonly ProductField[]
  readonly t: ProductEditorTranslations
  readonly form: ProductFormActor
  readonly view: ProductFormView
  /** Whether the product is still to be published: what that needs is marked. */
  readonly isMarked?: boolean
}

const isEqual = (one: ProductFieldsProps, other: ProductFieldsProps): boolean =>
  one.t === other.t &&
  one.form === other.form &&
  one.names.join() === other.names.join() &&
  // What a product needs follows from all of its values.
  !one.isMarked &&
  !other.isMarked &&
  sameFields(one.names, one.view, other.view)

/** Fields of a product, rendered again when one shows another value. They can be typed into while it is saved. */
export const ProductFields = memo(function ProductFields({
  names,
  t,
  form,
  view,
  isMarked = false,
}: ProductFieldsProps) {
  const needed = isMarked ? neededIn(view.values) : []
  const messageText = useMessageText()
  return names.map((name) => (
    <div key={name} className={fieldPlace} data-field={name} data-needed={needed.includes(name) || undefined}>
      <SectionField
        field={productFields[name]}
        name={name}
        label={t.fields[name]}
        hint={t.hints[name]}
        choices={(t.choices as Readonly<Record<string, Readonly<Record<string, string>>>>)[name] ?? {}}
        value={view.values[name]}
        saved={view.saved[name]}
        error={view.errors[name] && messageText(view.errors[name])}
        isLocked={view.fieldStates[name] === 'locked'}
        isBusy={false}
        options={optionsOf(form as never)}
        onChange={(value) => form.send({ type: 'field.changed', field: name, value } as never)}
        onPickerOpen={() => form.send({ type: 'picker.opened', field: name })}
      />
      {name === 'title' && view.mendedTitle !== null && (
        <TitleFix
          t={t}
          mended={view.mendedTitle}
          onMend={(value) => form.send({ type: 'field.changed', field: name, value })}
        />
      )}
    </div>
  ))
}, isEqual)
