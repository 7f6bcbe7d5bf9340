import type { StepMark } from '@supplier/core/product-editor/form/product-marks.domain'
import { type ProductCard, productCards } from '@supplier/core/product-editor/form/product-page.domain'
import type { ProductStep } from '@supplier/core/product-editor/form/product-steps.domain'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { cardIndex } from '../look/ProductPage.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface CardIndexProps {
  readonly t: ProductEditorTranslations
  readonly marks: Readonly<Record<ProductStep, StepMark>>
  readonly onChoose: (card: ProductCard) => void
}

/** The cards of a product with their marks, where the page is wide enough for them. */
export function CardIndex({ t, marks, onChoose }: CardIndexProps) {
  const styles = cardIndex()
  return (
    <nav className={styles.root} aria-label={t.cardsLabel}>
      <ol className={styles.list}>
        {productCards.map((card) => (
          <li key={card}>
            <button type="button" className={styles.card} onClick={() => onChoose(card)}>
              {t.steps[card]}
              <span className={styles.mark} data-mark={marks[card]}>
                {iconOf(marks[card])}
              </span>
              <VisuallyHidden>{t.markNames[marks[card]]}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const iconOf = (mark: StepMark) => {
  if (mark === 'blank') return null
  const Icon = mark === 'done' ? Check : TriangleAlert
  return <Icon size={14} aria-hidden="true" />
}
