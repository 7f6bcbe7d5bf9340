import { markOfScreen, type StepMark } from '@supplier/core/product-editor/form/product-marks.domain'
import {
  type ProductScreen,
  type ProductStep,
  productScreenNames,
} from '@supplier/core/product-editor/form/product-steps.domain'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { stepList } from '../look/ProductEditor.styles.ts'
import { productEditorTranslations } from '../look/product-editor.translations.ts'
import { wizardTranslations } from './wizard.translations.ts'

interface ProductStepsProps {
  readonly current: ProductScreen
  /** `null` for a product without a draft: its category comes first. */
  readonly marks: Readonly<Record<ProductStep, StepMark>> | null
  readonly onChoose: (screen: ProductScreen) => void
}

/** The screens of a new product in one line, with what is filled in and what is wrong. */
export function ProductSteps({ current, marks, onChoose }: ProductStepsProps) {
  const language = useLanguage()
  const t = productEditorTranslations[language]
  const { screens } = wizardTranslations[language]
  const styles = stepList()
  return (
    <nav aria-label={t.stepsLabel}>
      <ol className={styles.list}>
        {productScreenNames.map((screen, at) => {
          const mark = marks && markOfScreen(marks, screen)
          return (
            <li key={screen}>
              <button
                type="button"
                className={styles.step}
                aria-current={screen === current ? 'step' : undefined}
                disabled={marks === null && screen !== current}
                onClick={() => onChoose(screen)}
              >
                <span className={styles.mark} data-mark={mark}>
                  {iconOf(mark) ?? at + 1}
                </span>
                <span>{screens[screen]}</span>
                {mark && <VisuallyHidden>{t.markNames[mark]}</VisuallyHidden>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const iconOf = (mark: StepMark | null) => {
  if (mark === 'done') return <Check size={14} strokeWidth={3} aria-hidden="true" />
  return mark === 'wrong' ? <TriangleAlert size={14} aria-hidden="true" /> : null
}
