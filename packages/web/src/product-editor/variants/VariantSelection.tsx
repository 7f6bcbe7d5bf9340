import { areSeveralCells } from '@supplier/core/kit/fields/pasted.domain'
import type { ProductVariantsActor } from '@supplier/core/product-editor/variants/product-variants.machine'
import { type Matrix, type VariantColumn, variantColumns } from '@supplier/core/product-editor/variants/variants.domain'
import {
  allRows,
  areChosen,
  chosenRows,
  rowsWith,
} from '@supplier/core/product-editor/variants/variants-selection.domain'
import { useSelector } from '@xstate/react'
import { nativeSelect } from '../../kit/fields/Section.styles.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { onKeys } from '../../ui/keyboard/keys.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { matrixTable, selectionBar, valueChip } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'
import { inputModeOf } from './VariantRow.tsx'

interface VariantSelectionProps {
  readonly t: ProductEditorTranslations
  readonly matrix: Matrix
  readonly nameOf: (attribute: string, value: string) => string
  readonly actor: ProductVariantsActor
}

/** Chooses variants by their values, and sets a figure in all that are chosen. */
export function VariantSelection({ t, matrix, nameOf, actor }: VariantSelectionProps) {
  const selection = useSelector(actor, ({ context }) => context.selection)
  const styles = selectionBar()
  const chosen = chosenRows(matrix, selection)
  const toggle = (rows: readonly number[]) => actor.send({ type: 'rows.toggled', matrix, rows })
  const all = allRows(matrix)
  const areAllChosen = areChosen(matrix, selection, all)
  // With one axis, each of its values is a row.
  const axes = matrix.axes.length > 1 ? matrix.axes : []
  return (
    <fieldset className={styles.root}>
      <legend>
        <VisuallyHidden>{t.chooseVariants}</VisuallyHidden>
      </legend>
      <div className={matrixTable().values}>
        <Checkbox
          label={t.allVariants}
          checked={areAllChosen}
          mixed={chosen.length > 0 && !areAllChosen}
          onChange={() => toggle(all)}
        />
        {axes.map(({ attributeId, values }) =>
          values.map((value) => {
            const rows = rowsWith(matrix, attributeId, value)
            return (
              <button
                key={`${attributeId}:${value}`}
                type="button"
                className={valueChip}
                aria-pressed={areChosen(matrix, selection, rows)}
                onClick={() => toggle(rows)}
              >
                {nameOf(attributeId, value)}
              </button>
            )
          }),
        )}
      </div>
      {chosen.length > 0 && (
        <div className={styles.bar}>
          <span role="status">{t.chosenVariants(chosen.length)}</span>
          <select
            className={`${nativeSelect} ${styles.column}`}
            aria-label={t.columnToSet}
            value={selection.column}
            onChange={({ target }) =>
              actor.send({ type: 'selection.changed', change: { column: target.value as VariantColumn } })
            }
          >
            {variantColumns.map((column) => (
              <option key={column} value={column}>
                {t.columns[column]}
              </option>
            ))}
          </select>
          <input
            className={`${matrixTable().input} ${styles.text}`}
            aria-label={t.columns[selection.column]}
            inputMode={inputModeOf(selection.column)}
            value={selection.text}
            onChange={({ target }) => actor.send({ type: 'selection.changed', change: { text: target.value } })}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text/plain')
              if (!areSeveralCells(text)) return
              event.preventDefault()
              actor.send({ type: 'selection.pasted', text })
            }}
            onKeyDown={onKeys({ Enter: () => actor.send({ type: 'selection.applied', matrix }) })}
          />
          <Button size="small" onClick={() => actor.send({ type: 'selection.applied', matrix })}>
            {t.applyToChosen}
          </Button>
          <Button size="small" onClick={() => actor.send({ type: 'selection.saleChanged', matrix, isActive: true })}>
            {t.putOnSale}
          </Button>
          <Button size="small" onClick={() => actor.send({ type: 'selection.saleChanged', matrix, isActive: false })}>
            {t.takeOffSale}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
