import type { Problem } from '@supplier/core/product-editor/form/product-problems.domain'
import { stepOf as stepOfPath } from '@supplier/core/product-editor/form/product-steps.domain'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { problemList } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface ProductCheckProps {
  readonly t: ProductEditorTranslations
  readonly view: Pick<ProductFormView, 'check' | 'problems'>
  readonly isBusy: boolean
  readonly onCheck: () => void
  readonly onPath: (path: string) => void
}

/** What is left to mend, each line with a way to its field. */
export function ProductCheck({ t, view: { check, problems }, isBusy, onCheck, onPath }: ProductCheckProps) {
  const styles = problemList()
  if (check === 'waiting' || check === 'updateWaiting') {
    const isUpdate = check === 'updateWaiting'
    return (
      <Alert tone="info" title={isUpdate ? t.updateWaits : t.waits}>
        {isUpdate ? t.updateWaitsText : t.waitsText}
      </Alert>
    )
  }
  if (check === 'fine') return <p className={styles.fine}>{t.fine}</p>
  if (check === 'ready')
    return (
      <Alert tone="success" role="status" title={t.ready}>
        {t.readyText}
      </Alert>
    )
  return (
    <>
      <p className={styles.lead} role="status">
        {t.lacks(problems.length)}
      </p>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.path}`}>
            <button type="button" className={styles.item} onClick={() => onPath(problem.path)}>
              <span className={styles.icon} data-level={problem.level}>
                <CircleAlert size={18} aria-hidden="true" />
              </span>
              <span className={styles.text}>
                {textOf(t, problem)}
                <span className={styles.step}>{t.steps[stepOfPath(problem.path)]}</span>
              </span>
              <span className={styles.end}>
                <ChevronRight size={16} aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" busy={isBusy} onClick={onCheck}>
          {t.checkAgain}
        </Button>
      </div>
    </>
  )
}

/** The panel's own words; a message names what they do not, such as the attribute. */
const textOf = (t: ProductEditorTranslations, { code, message }: Problem): string => {
  if (code === 'unknown') return message ?? ''
  return code === 'required_attribute' && message !== null ? `${t.problems[code]}: ${message}` : t.problems[code]
}
