import {
  isBlock,
  keyOf,
  type Matrix,
  type Picture,
  type ProductFormView,
  type ProductVariantsActor,
  variantColumns,
  variantTitle,
} from '@supplier/core'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import { useMessageText } from '../i18n/use-message-text.ts'
import { nativeSelect } from '../kit/Section.styles.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { matrixTable } from './ProductEditor.styles.ts'
import type { ProductEditorTranslations } from './product-editor.translations.ts'

interface VariantTableProps {
  readonly t: ProductEditorTranslations
  readonly matrix: Matrix
  readonly errors: ProductFormView['errors']
  readonly pictures: readonly Picture[]
  readonly nameOf: (attribute: string, value: string) => string
  readonly send: ProductVariantsActor['send']
}

const figures: readonly string[] = ['price', 'oldPrice', 'quantity']

/** A row for each variant and a cell for each figure. A block of cells can be pasted at any cell. */
export function VariantTable({ t, matrix, errors, pictures, nameOf, send }: VariantTableProps) {
  const messageText = useMessageText()
  const styles = matrixTable()
  const stored = pictures.filter(({ state }) => state === 'stored')
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head} scope="col">
              {t.variant}
            </th>
            {variantColumns.map((column) => (
              <th key={column} className={styles.head} scope="col">
                {t.columns[column]}
                <IconButton
                  size="small"
                  label={`${t.fillDown}: ${t.columns[column]}`}
                  icon={<ArrowDownToLine size={14} aria-hidden="true" />}
                  onClick={() => send({ type: 'cell.filledDown', matrix, row: 0, column })}
                />
              </th>
            ))}
            <th className={styles.head} scope="col">
              {t.steps.photos}
            </th>
            <th className={styles.head} scope="col">
              {t.onSale}
            </th>
          </tr>
        </thead>
        <tbody>
          {matrix.variants.map((variant, row) => {
            const title = variantTitle(matrix.axes, variant, nameOf)
            return (
              <tr key={keyOf(variant)}>
                <th className={styles.name} scope="row">
                  {title}
                </th>
                {variantColumns.map((column) => {
                  const path = `variants.${row}.${column}`
                  const error = errors[path]
                  return (
                    <td key={column} className={styles.cell} data-field={path}>
                      <input
                        className={styles.input}
                        aria-label={`${title}: ${t.columns[column]}`}
                        aria-invalid={error !== undefined || undefined}
                        inputMode={figures.includes(column) ? 'decimal' : undefined}
                        data-figure={figures.includes(column) ? '' : undefined}
                        value={variant[column]}
                        disabled={!variant.isActive}
                        onChange={({ target }) => send({ type: 'cell.typed', matrix, row, column, text: target.value })}
                        onPaste={(event) => {
                          const text = event.clipboardData.getData('text/plain')
                          if (!isBlock(text)) return
                          event.preventDefault()
                          send({ type: 'block.pasted', matrix, row, column, text })
                        }}
                      />
                      {error && <div className={styles.message}>{messageText(error)}</div>}
                    </td>
                  )
                })}
                <td className={styles.cell}>
                  <select
                    className={`${nativeSelect} ${styles.picture}`}
                    aria-label={`${title}: ${t.pictureOfVariant}`}
                    value={variant.imageId ?? ''}
                    onChange={({ target }) =>
                      send({ type: 'variant.changed', matrix, row, change: { imageId: target.value || null } })
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
                <td className={styles.cell}>
                  <Checkbox
                    label={<VisuallyHidden>{`${title}: ${t.onSale}`}</VisuallyHidden>}
                    checked={variant.isActive}
                    onChange={(isActive) => send({ type: 'variant.changed', matrix, row, change: { isActive } })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
