import type { EditedProduct } from '@supplier/core/product-editor/form/product-form.domain'
import type { ProductEditorView } from '@supplier/core/product-editor/product-editor.selectors'
import { productTones } from '@supplier/core/products/products.domain'
import { WordBadge } from '../../kit/values/WordBadge.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { stateCard } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface ProductStateProps {
  readonly t: ProductEditorTranslations
  readonly product: EditedProduct
  readonly commands: ProductEditorView['commands']
  readonly isBusy: boolean
  readonly onCommand: (command: ProductEditorView['commands'][number]) => void
}

/** The state of a product, and what may be done with it as a whole. */
export function ProductState({ t, product, commands, isBusy, onCommand }: ProductStateProps) {
  const styles = stateCard()
  return (
    <div className={styles.root} data-field="status" tabIndex={-1}>
      <span className={styles.name}>
        {t.status} <WordBadge tones={productTones} texts={t.statuses} word={product.status} />
      </span>
      <span className={styles.actions}>
        {commands.map((command) => (
          <Button key={command} size="small" disabled={isBusy} onClick={() => onCommand(command)}>
            {t.commands[command]}
          </Button>
        ))}
      </span>
    </div>
  )
}
