import { type EditedProduct, type Problem, type ProductFormView, stepOfPath } from '@supplier/core'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { problemList } from './ProductEditor.styles.ts'
import type { ProductEditorTranslations } from './product-editor.translations.ts'

interface ProductCheckProps {
  readonly t: ProductEditorTranslations
  readonly product: EditedProduct
  readonly problems: ProductFormView['problems']
  readonly isBusy: boolean
  readonly onCheck: () => void
  readonly onPath: (path: string) => void
}

/** What is left to mend, each line with a way to its field. */
export function ProductCheck({ t, product, problems, isBusy, onCheck, onPath }: ProductCheckProps) {
  const styles = problemList()
  const { status } = product
  if (status === 'moderation' || status === 'moderation_update') {
    const isUpdate = status === 'moderation_update'
    return (
      <Alert tone="info" title={isUpdate ? t.updateWaits : t.waits}>
        {isUpdate ? t.updateWaitsText : t.waitsText}
      </Alert>
    )
  }
  // Nothing follows from a filled in form of a product that is published already.
  if (problems.length === 0 && status !== 'draft' && status !== 'rejected') return null
  if (problems.length === 0)
    return (
      <Alert tone="success" role="status" title={t.ready}>
        {t.readyText}
      </Alert>
    )
  return (
    <>
      <Alert
        tone="warning"
        role="status"
        title={t.lacks(problems.length)}
        actions={
          <Button size="small" busy={isBusy} onClick={onCheck}>
            {t.checkAgain}
          </Button>
        }
      >
        {t.lacksText}
      </Alert>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.path}`} className={styles.item}>
            <span className={styles.icon} data-level={problem.level}>
              <CircleAlert size={18} aria-hidden="true" />
            </span>
            <span className={styles.text}>
              {textOf(t, problem)}
              <span className={styles.step}>{t.steps[stepOfPath(problem.path)]}</span>
            </span>
            <Button size="small" variant="quiet" onClick={() => onPath(problem.path)}>
              {t.mend}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The panel's own words; a message names what they do not, such as the attribute. */
const textOf = (t: ProductEditorTranslations, { code, message }: Problem): string => {
  if (code === 'unknown') return message ?? ''
  return code === 'required_attribute' && message !== null ? `${t.problems[code]}: ${message}` : t.problems[code]
}
