import { type Matrix, type ProductVariantsActor, twinRows } from '@supplier/core'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import type { ProductEditorTranslations } from './product-editor.translations.ts'

interface TwinVariantsProps {
  readonly t: ProductEditorTranslations
  readonly matrix: Matrix
  readonly send: ProductVariantsActor['send']
}

/** Offers to remove the variants that a merge of values made equal to others. */
export function TwinVariants({ t, matrix, send }: TwinVariantsProps) {
  if (twinRows(matrix).length === 0) return null
  return (
    <Alert
      tone="warning"
      role="status"
      actions={
        <Button size="small" onClick={() => send({ type: 'twins.dropped', matrix })}>
          {t.dropTwins}
        </Button>
      }
    >
      {t.twinVariants}
    </Alert>
  )
}
