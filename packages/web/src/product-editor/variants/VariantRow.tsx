import { isBlock } from '@supplier/core/kit/fields/pasted.domain'
import type { Picture } from '@supplier/core/product-editor/pictures/pictures.domain'
import type { ProductFormActor } from '@supplier/core/product-editor/product-editor.setup'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import type { ProductVariantsActor } from '@supplier/core/product-editor/variants/product-variants.machine'
import {
  type Matrix,
  type Variant,
  type VariantColumn,
  variantColumns,
} from '@supplier/core/product-editor/variants/variants.domain'
import { memo } from 'react'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { nativeSelect } from '../../kit/fields/Section.styles.ts'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { onKeys } from '../../ui/keyboard/keys.ts'
import { focusCellBelow } from '../../ui/keyboard/move-focus.ts'
import { matrixTable } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

export interface VariantRowProps {
  readonly t: ProductEditorTranslations
  readonly variant: Variant
  /** The place in the table, from 0. */
  readonly row: number
  readonly title: string
  readonly isChosen: boolean
  readonly errors: ProductFormView['errors'] | undefined
  readonly pictures: readonly Picture[]
  /** Holds the matrix of which an event of this row changes a part. */
  readonly form: ProductFormActor
  readonly send: ProductVariantsActor['send']
}

const figures: readonly string[] = ['price', 'oldPrice', 'quantity']

/** The keyboard that a phone shows for a column. */
export const inputModeOf = (column: VariantColumn) => (figures.includes(column) ? 'decimal' : undefined)

export const matrixIn = (form: ProductFormActor): Matrix => form.getSnapshot().context.values.variants

/** Enter leads down a column, as in a spreadsheet, and does not submit the form. */
const toCellBelow = onKeys({ Enter: ({ currentTarget }) => focusCellBelow(currentTarget) })

/** A variant. It is rendered again only when something in its row changes: a hundred rows would slow typing down. */
export const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  const { t, variant, row, title, isChosen, errors, pictures, form, send } = props
  const messageText = useMessageText()
  const styles = matrixTable()
  const stored = pictures.filter(({ state }) => state === 'stored')
  return (
    <tr className={styles.row}>
      <th className={styles.name} scope="row">
        <Checkbox
          label={title}
          checked={isChosen}
          onChange={() => send({ type: 'rows.toggled', matrix: matrixIn(form), rows: [row] })}
        />
      </th>
      {variantColumns.map((column) => {
        const path = `variants.${row}.${column}`
        const error = errors?.[path]
        return (
          <td key={column} className={styles.cell} data-label={t.columns[column]} data-field={path}>
            <input
              className={styles.input}
              aria-label={`${title}: ${t.columns[column]}`}
              aria-invalid={error !== undefined || undefined}
              inputMode={inputModeOf(column)}
              data-figure={figures.includes(column) ? '' : undefined}
              value={variant[column]}
              disabled={!variant.isActive}
              onChange={({ target }) =>
                send({ type: 'cell.typed', matrix: matrixIn(form), row, column, text: target.value })
              }
              onKeyDown={toCellBelow}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text/plain')
                if (!isBlock(text)) return
                event.preventDefault()
                send({ type: 'block.pasted', matrix: matrixIn(form), row, column, text })
              }}
            />
            {error && <div className={styles.message}>{messageText(error)}</div>}
          </td>
        )
      })}
      <td className={styles.cell} data-label={t.steps.photos}>
        <select
          className={`${nativeSelect} ${styles.picture}`}
          aria-label={`${title}: ${t.pictureOfVariant}`}
          value={variant.imageId ?? ''}
          onChange={({ target }) =>
            send({ type: 'variant.changed', matrix: matrixIn(form), row, change: { imageId: target.value || null } })
          }
        >
          <option value="">—</option>
          {stored.map(({ id }, at) => (
            <option key={id} value={id ?? ''}>
              {t.photo(at + 1)}
            </option>
          ))}
        </select>
      </td>
      <td className={`${styles.cell} ${styles.onSale}`} data-label={t.onSale}>
        <Checkbox
          quiet
          label={`${title}: ${t.onSale}`}
          checked={variant.isActive}
          onChange={(isActive) => send({ type: 'variant.changed', matrix: matrixIn(form), row, change: { isActive } })}
        />
      </td>
    </tr>
  )
})
