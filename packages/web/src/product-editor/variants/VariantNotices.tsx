import type { Message } from '@supplier/core/kernel/message'
import type { ProductVariantsActor } from '@supplier/core/product-editor/variants/product-variants.machine'
import { twinRows } from '@supplier/core/product-editor/variants/variant-twins.domain'
import type { Matrix, Variant } from '@supplier/core/product-editor/variants/variants.domain'
import type { Going } from '@supplier/core/product-editor/variants/variants-held.domain'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface VariantNoticesProps {
  readonly t: ProductEditorTranslations
  readonly matrix: Matrix
  readonly message: Message | null
  /** The variants in open orders that were removed. */
  readonly held: readonly Variant[]
  /** The variants that a save would remove with their stock. */
  readonly going: readonly Going[]
  readonly titleOf: (variant: Variant) => string
  readonly send: ProductVariantsActor['send']
}

/** Why a change was not made, and what to do with variants that are in orders or became equal to others. */
export function VariantNotices({ t, matrix, message, held, going, titleOf, send }: VariantNoticesProps) {
  const messageText = useMessageText()
  return (
    <>
      {message && (
        <Alert tone="warning" role="status">
          {messageText(message)}
        </Alert>
      )}
      {held.length > 0 && (
        <Alert
          tone="warning"
          role="status"
          title={t.heldVariants}
          actions={
            <Button size="small" onClick={() => send({ type: 'variants.held', matrix, variants: held })}>
              {t.keepHeld}
            </Button>
          }
        >
          {t.heldText(held.map(titleOf).join(', '))}
        </Alert>
      )}
      {going.length > 0 && (
        <Alert
          tone="warning"
          role="status"
          title={t.goingVariants}
          actions={
            <Button
              size="small"
              onClick={() => send({ type: 'variants.held', matrix, variants: going.map(({ variant }) => variant) })}
            >
              {t.keepHeld}
            </Button>
          }
        >
          {t.goingText(going.map(({ variant, pieces }) => t.goingStock(titleOf(variant), pieces)).join(', '))}
        </Alert>
      )}
      {twinRows(matrix).length > 0 && (
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
      )}
    </>
  )
}
