import { Button } from '../../ui/buttons/Button.tsx'
import { typeInFieldAround } from '../../ui/keyboard/move-focus.ts'
import { titleFix } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface TitleFixProps {
  readonly t: ProductEditorTranslations
  /** The title without its capitals. */
  readonly mended: string
  readonly onMend: (title: string) => void
}

/** Says that a title in capitals is not accepted, and mends it in one press, which Ctrl+Z takes back. */
export function TitleFix({ t, mended, onMend }: TitleFixProps) {
  return (
    <div className={titleFix} role="status">
      <span>{t.titleFix(mended)}</span>
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          if (!typeInFieldAround(currentTarget, mended)) onMend(mended)
        }}
      >
        {t.fixTitle}
      </Button>
    </div>
  )
}
