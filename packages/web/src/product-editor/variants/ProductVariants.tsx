import type { CategoryAttribute } from '@supplier/core/categories/categories.domain'
import type { Picked } from '@supplier/core/kit/fields/pick-fields.domain'
import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import { valueTitle } from '@supplier/core/product-editor/form/value-names.domain'
import type { Picture } from '@supplier/core/product-editor/pictures/pictures.domain'
import type { ProductEditorView } from '@supplier/core/product-editor/product-editor.selectors'
import type { ProductFormActor } from '@supplier/core/product-editor/product-editor.setup'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import type { ProductVariantsActor } from '@supplier/core/product-editor/variants/product-variants.machine'
import {
  combinationCount,
  type Matrix,
  mostAxes,
  mostVariants,
  variantTitle,
} from '@supplier/core/product-editor/variants/variants.domain'
import { goingIn, heldIn } from '@supplier/core/product-editor/variants/variants-held.domain'
import { useSelector } from '@xstate/react'
import Undo2 from 'lucide-react/icons/undo-2'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { MoreValues } from '../attributes/MoreValues.tsx'
import { ValueChips } from '../attributes/ValueChips.tsx'
import { matrixTable } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { VariantNotices } from './VariantNotices.tsx'
import { VariantSelection } from './VariantSelection.tsx'
import { VariantTable } from './VariantTable.tsx'

interface ProductVariantsProps {
  readonly t: ProductEditorTranslations
  readonly attributes: readonly CategoryAttribute[]
  /** The titles of values that do not come with their attributes. */
  readonly titles: ProductEditorView['named']
  readonly view: ProductFormView
  /** The pieces in open orders, by variant. */
  readonly reservedOf: Readonly<Record<string, number>>
  readonly form: ProductFormActor
  readonly actor: ProductVariantsActor
  readonly pictures: readonly Picture[]
  readonly options: OptionsActor | null
  readonly onNamed: (attribute: string, value: Picked) => void
}

/** The variants of a product: the values by which they differ, and a table of their figures. */
export function ProductVariants(props: ProductVariantsProps) {
  const { t, attributes, titles, view, reservedOf, form, actor, pictures, options, onNamed } = props
  const { undo, paste, message } = useSelector(actor, ({ context }) => context)
  const styles = matrixTable()
  const matrix = view.values.variants
  const possible = attributes.filter(({ isVariant }) => isVariant)
  const nameIn = (attribute: string, value: string) => valueTitle(attributes, titles, attribute, value)
  const titleAt = (row: number) => {
    const variant = matrix.variants[row]
    return variant ? variantTitle(matrix.axes, variant, nameIn) : ''
  }
  const { saved } = view
  const held = heldIn(saved.variants, matrix, { reservedOf, errors: view.errors })
  if (possible.length === 0) return <p>{t.noAxes}</p>
  return (
    <div data-field="variants">
      <div className={styles.axes}>
        {possible.map((attribute) => {
          const { id, title, values, hasMoreValues } = attribute
          const chosen = matrix.axes.find(({ attributeId }) => attributeId === id)?.values ?? []
          const change = (next: readonly string[]) =>
            actor.send({ type: 'axes.changed', matrix, saved: saved.variants, axes: axesWith(matrix, id, next) })
          const isFull = chosen.length === 0 && matrix.axes.length >= mostAxes
          return (
            <div key={id} className={styles.axis}>
              <span className={styles.axisHead}>{title}</span>
              <ValueChips label={title} values={isFull ? [] : values} chosen={chosen} onChange={change} />
              {hasMoreValues && !isFull && (
                <Field label={t.searchValues}>
                  {(control) => (
                    <MoreValues
                      control={control}
                      attribute={attribute}
                      options={options}
                      value={null}
                      placeholder={title}
                      onChange={(found) => {
                        if (found === null || chosen.includes(found.id)) return
                        onNamed(id, found)
                        change([...chosen, found.id])
                      }}
                    />
                  )}
                </Field>
              )}
            </div>
          )
        })}
      </div>
      <VariantNotices
        t={t}
        matrix={matrix}
        message={message}
        held={held}
        going={goingIn(saved.variants, matrix, held)}
        titleOf={(one) => variantTitle(saved.variants.axes, one, nameIn)}
        send={actor.send}
      />
      <div className={styles.tools}>
        <span>{t.variantCount(combinationCount(matrix.axes), mostVariants)}</span>
        {undo.length > 0 && (
          <Button
            size="small"
            icon={<Undo2 size={16} aria-hidden="true" />}
            onClick={() => actor.send({ type: 'undo.chosen', matrix, saved: saved.variants })}
          >
            {t.undo}
          </Button>
        )}
      </div>
      {matrix.variants.length > 0 && (
        <>
          <VariantSelection t={t} matrix={matrix} nameOf={nameIn} actor={actor} />
          <VariantTable
            t={t}
            matrix={matrix}
            errors={view.errors}
            pictures={pictures}
            form={form}
            nameOf={nameIn}
            actor={actor}
          />
          <p className={styles.tools}>{t.pasteHint}</p>
        </>
      )}
      <PasteDialog t={t} paste={paste} titleOf={titleAt} send={actor.send} />
    </div>
  )
}

/** The axes with other values of one attribute. */
const axesWith = ({ axes }: Matrix, attributeId: string, values: readonly string[]) => {
  const isKnown = axes.some((axis) => axis.attributeId === attributeId)
  const next = axes.map((axis) => (axis.attributeId === attributeId ? { attributeId, values } : axis))
  return (isKnown ? next : [...axes, { attributeId, values }]).filter((axis) => axis.values.length > 0)
}
