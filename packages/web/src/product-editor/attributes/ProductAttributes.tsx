import type { CategoryAttribute } from '@supplier/core/categories/categories.domain'
import type { Picked } from '@supplier/core/kit/fields/pick-fields.domain'
import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import {
  type AttributeValue,
  type AttributeValues,
  furtherGroups,
} from '@supplier/core/product-editor/form/product-attributes.domain'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { fieldPlace } from '../../kit/fields/Section.styles.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Details } from '../../ui/layout/Details.tsx'
import { editor } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'
import { AttributeField } from './AttributeField.tsx'

interface ProductAttributesProps {
  readonly t: ProductEditorTranslations
  readonly attributes: readonly CategoryAttribute[]
  readonly isOnePage: boolean
  readonly view: Pick<ProductFormView, 'errors' | 'folded'> & {
    readonly values: Pick<ProductFormView['values'], 'attributes' | 'variants'>
  }
  readonly options: OptionsActor | null
  readonly onNamed: (attribute: string, value: Picked) => void
  /** Shows the folded attributes, of which the first has this id. */
  readonly onUnfold: (id: string) => void
  readonly onChange: (values: AttributeValues) => void
}

/** The attributes of the category: the required ones, then the others by their groups. */
export function ProductAttributes(props: ProductAttributesProps) {
  const { t, attributes, isOnePage, view, options, onNamed, onUnfold, onChange } = props
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
  const required = shown.filter(({ isRequired }) => isRequired)
  const folded = new Set(view.folded.map(({ id }) => id))
  const [first] = view.folded
  return (
    <div data-field="attributes">
      {required.length > 0 && (
        <>
          <h3 className={styles.group}>{t.required}</h3>
          <div className={styles.two}>{required.map(field)}</div>
        </>
      )}
      {furtherGroups(shown, values).map(({ group, attributes: inside, isOpen }) => {
        const title = group?.title ?? t.further
        const open = inside.filter(({ id }) => !folded.has(id))
        if (isOnePage && !group?.isCollapsed)
          return (
            open.length > 0 && (
              <div key={group?.id ?? 'none'} className={styles.further}>
                <h3 className={styles.group}>{title}</h3>
                <div className={styles.two}>{open.map(field)}</div>
              </div>
            )
          )
        return (
          <Details
            key={group?.id ?? 'none'}
            title={title}
            note={inside.length}
            isOpenAtFirst={isOpen}
            hasError={inside.some(({ id }) => view.errors[`attributes.${id}`] !== undefined)}
          >
            <div className={styles.two}>{inside.map(field)}</div>
          </Details>
        )
      })}
      {first && <Button onClick={() => onUnfold(first.id)}>{t.showMore(view.folded.length)}</Button>}
    </div>
  )
}
