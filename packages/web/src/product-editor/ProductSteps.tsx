import { type ProductStep, productSteps, type StepMark } from '@supplier/core'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { scrollToTab } from '../ui/tab-keys.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { stepList } from './ProductEditor.styles.ts'
import type { ProductEditorTranslations } from './product-editor.translations.ts'

interface ProductStepsProps {
  readonly t: ProductEditorTranslations
  readonly current: ProductStep
  /** `null` for a product without a draft: only the first step can be taken. */
  readonly marks: Readonly<Record<ProductStep, StepMark>> | null
  readonly onChoose: (step: ProductStep) => void
}

/** The steps of a product: at the side, on phones above the form. */
export function ProductSteps({ t, current, marks, onChoose }: ProductStepsProps) {
  const styles = stepList()
  return (
    <nav className={styles.root} aria-label={t.stepsLabel}>
      <ol className={styles.list}>
        {productSteps.map((step, at) => (
          <li key={step} ref={step === current ? scrollToTab : null}>
            <button
              type="button"
              className={styles.step}
              aria-current={step === current ? 'step' : undefined}
              disabled={marks === null && step !== 'category'}
              onClick={() => onChoose(step)}
            >
              <span className={styles.mark} data-mark={marks?.[step]}>
                {markOf(marks?.[step], at)}
              </span>
              <span className={styles.name}>{t.steps[step]}</span>
              {marks && <VisuallyHidden>{t.markNames[marks[step]]}</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const markOf = (mark: StepMark | undefined, at: number) => {
  if (mark === 'done') return <Check size={14} strokeWidth={3} aria-hidden="true" />
  return mark === 'wrong' ? <TriangleAlert size={14} aria-hidden="true" /> : at + 1
}
