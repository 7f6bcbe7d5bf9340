import type {
  AttributeValue,
  AttributeValues,
  CategoryAttribute,
  OptionsActor,
  Picked,
  ProductFormView,
} from '@supplier/core'
import { useMessageText } from '../i18n/use-message-text.ts'
import { fieldPlace } from '../kit/Section.styles.ts'
import { AttributeField } from './AttributeField.tsx'
import { editor } from './ProductEditor.styles.ts'
import type { ProductEditorTranslations } from './product-editor.translations.ts'

interface ProductAttributesProps {
  readonly t: ProductEditorTranslations
  readonly attributes: readonly CategoryAttribute[]
  readonly view: ProductFormView
  readonly options: OptionsActor | null
  readonly onNamed: (attribute: string, value: Picked) => void
  readonly onChange: (values: AttributeValues) => void
}

/** The attributes of the category, the required ones first. */
export function ProductAttributes({ t, attributes, view, options, onNamed, onChange }: ProductAttributesProps) {
  const messageText = useMessageText()
  const { attributes: values, variants } = view.values
  const styles = editor()
  const isAxis = (id: string) => variants.axes.some(({ attributeId }) => attributeId === id)
  const shown = attributes.filter(({ id }) => !isAxis(id))
  if (shown.length === 0) return <p>{t.noAttributes}</p>
  const field = (attribute: CategoryAttribute) => {
    const path = `attributes.${attribute.id}`
    const error = view.errors[path]
    return (
      <div key={attribute.id} className={fieldPlace} data-field={path}>
        <AttributeField
          t={t}
          attribute={attribute}
          value={values[attribute.id]}
          error={error && messageText(error)}
          options={options}
          onNamed={(value) => onNamed(attribute.id, value)}
          onChange={(value: AttributeValue) => onChange({ ...values, [attribute.id]: value })}
        />
      </div>
    )
  }
  const groups = [
    [t.required, shown.filter(({ isRequired }) => isRequired)],
    [t.further, shown.filter(({ isRequired }) => !isRequired)],
  ] as const
  return (
    <div data-field="attributes">
      {groups.map(
        ([title, inside]) =>
          inside.length > 0 && (
            <div key={title}>
              <h3 className={styles.group}>{title}</h3>
              <div className={styles.two}>{inside.map(field)}</div>
            </div>
          ),
      )}
    </div>
  )
}
