import { isRemarkable } from '@supplier/core/product-editor/form/product-page.domain'
import { needsCard } from '@supplier/core/product-editor/form/product-problems.domain'
import { type ProductStep as Card, headingOf } from '@supplier/core/product-editor/form/product-steps.domain'
import { sameCard } from '@supplier/core/product-editor/product-card.selectors'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { memo, useId } from 'react'
import { page } from '../look/ProductPage.styles.ts'
import type { ProductLayoutProps } from '../look/product-layout.ts'
import { ProductStepBody } from './ProductStepBody.tsx'

interface ProductCardProps extends ProductLayoutProps {
  readonly card: Card
}

const isEqual = (one: ProductCardProps, other: ProductCardProps): boolean =>
  one.t === other.t &&
  one.actor === other.actor &&
  one.editor === other.editor &&
  one.form === other.form &&
  sameCard(one.card, one.view, other.view)

/** The cards whose controls need an explanation. */
const explained = ['photos', 'variants'] as const
const isExplained = (card: Card): card is (typeof explained)[number] => explained.some((one) => one === card)

/** One part of a product, with its mark if something in it is wrong or lacks; rendered again when it shows another. */
export const ProductCard = memo(function ProductCard({ card, ...layout }: ProductCardProps) {
  const { t, editor, view } = layout
  const id = useId()
  const styles = page()
  const mark = view.marks[card]
  const isNeeded = editor.mayPublish && needsCard(card)
  // The label of its only field says the same.
  const isTitled = card !== 'main'
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head} data-titled={isTitled || undefined}>
        <h2
          id={id}
          className={styles.title}
          data-field={headingOf(card)}
          data-needed={isNeeded || undefined}
          tabIndex={-1}
        >
          {t.steps[card]}
        </h2>
        {isRemarkable(mark) && (
          <span className={styles.mark} data-mark={mark}>
            <TriangleAlert size={14} aria-hidden="true" />
            {t.markNames[mark]}
          </span>
        )}
        {isExplained(card) && <p className={styles.lead}>{t.leads[card]}</p>}
      </div>
      <ProductStepBody step={card} {...layout} />
    </section>
  )
}, isEqual)
