import type { Picture } from '@supplier/core/product-editor/pictures/pictures.domain'
import type { ProductFormActor } from '@supplier/core/product-editor/product-editor.setup'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import type { ProductVariantsActor } from '@supplier/core/product-editor/variants/product-variants.machine'
import { twinRows } from '@supplier/core/product-editor/variants/variant-twins.domain'
import {
  keyOf,
  type Matrix,
  variantColumns,
  variantTitle,
} from '@supplier/core/product-editor/variants/variants.domain'
import { chosenRows } from '@supplier/core/product-editor/variants/variants-selection.domain'
import { useSelector } from '@xstate/react'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import { memo } from 'react'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { matrixTable } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'
import { matrixIn, VariantRow, type VariantRowProps } from './VariantRow.tsx'

interface VariantTableProps {
  readonly t: ProductEditorTranslations
  readonly matrix: Matrix
  readonly errors: ProductFormView['errors']
  readonly pictures: readonly Picture[]
  readonly form: ProductFormActor
  readonly nameOf: (attribute: string, value: string) => string
  readonly actor: ProductVariantsActor
}

/** A row for each variant and a cell for each figure. A block of cells can be pasted at any cell. */
export function VariantTable({ t, matrix, errors, pictures, form, nameOf, actor }: VariantTableProps) {
  const styles = matrixTable()
  const twins = twinRows(matrix)
  const chosen = chosenRows(
    matrix,
    useSelector(actor, ({ context }) => context.selection),
  )
  const { send } = actor
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <VariantHeads t={t} form={form} send={send} />
        <tbody>
          {matrix.variants.map((variant, row) => {
            const title = variantTitle(matrix.axes, variant, nameOf)
            return (
              <VariantRow
                key={twins.includes(row) ? `${keyOf(variant)}#${row}` : keyOf(variant)}
                t={t}
                variant={variant}
                row={row}
                title={title}
                isChosen={chosen.includes(row)}
                errors={errorsOf(errors, row)}
                pictures={pictures}
                form={form}
                send={send}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The headings, which a key in a cell does not change. */
const VariantHeads = memo(function VariantHeads({ t, form, send }: Pick<VariantRowProps, 't' | 'form' | 'send'>) {
  const styles = matrixTable()
  return (
    <thead>
      <tr className={styles.heads}>
        <th className={`${styles.head} ${styles.nameHead}`} scope="col">
          {t.variant}
        </th>
        {variantColumns.map((column) => (
          <th key={column} className={styles.head} scope="col" data-fills="">
            {t.columns[column]}
            <IconButton
              size="small"
              label={`${t.fillDown}: ${t.columns[column]}`}
              icon={<ArrowDownToLine size={14} aria-hidden="true" />}
              onClick={() => send({ type: 'cell.filledDown', matrix: matrixIn(form), row: 0, column })}
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
  )
})

/** The mistakes in one row; the same value for all rows without any, which are not rendered again. */
const errorsOf = (errors: ProductFormView['errors'], row: number): ProductFormView['errors'] | undefined => {
  const own = Object.entries(errors).filter(([path]) => path.startsWith(`variants.${row}.`))
  return own.length === 0 ? undefined : Object.fromEntries(own)
}
