import type { CategoryPickerActor, ProductEditorActor, ProductFormView } from '@supplier/core'
import { CategoryPicker } from '../categories/CategoryPicker.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { editor } from './ProductEditor.styles.ts'
import type { ProductEditorTranslations } from './product-editor.translations.ts'

interface CategoryStepProps {
  readonly t: ProductEditorTranslations
  readonly actor: ProductEditorActor
  readonly isPicking: boolean
  readonly picker: CategoryPickerActor | null
  readonly view: ProductFormView
}

/** The category of a product, or the picker of another one, with what is wrong with the present one. */
export function CategoryStep({ t, actor, isPicking, picker, view }: CategoryStepProps) {
  const messageText = useMessageText()
  const styles = editor()
  const error = view.errors['category']
  const has = (problem: string) => view.problems.some(({ code }) => code === problem)
  const refusal = error && (
    <Alert tone="danger" role="alert">
      {messageText(error)}
    </Alert>
  )
  if (isPicking && picker)
    return (
      <div className={styles.fields} data-field="category">
        {refusal}
        <CategoryPicker actor={picker} />
        <div className={styles.under}>
          <Button onClick={() => actor.send({ type: 'category.dismissed' })}>{t.categoryKeep}</Button>
        </div>
      </div>
    )
  return (
    <div className={styles.fields} data-field="category">
      {refusal}
      {!error && has('category_not_leaf') && <Alert tone="warning">{t.categoryBranch}</Alert>}
      {!error && view.values.category !== null && has('no_category') && <Alert tone="warning">{t.categoryGone}</Alert>}
      <div className={styles.category}>
        <p>{view.values.category?.title ?? t.chooseNothing}</p>
        <Button onClick={() => actor.send({ type: 'category.changing' })}>{t.categoryChange}</Button>
      </div>
    </div>
  )
}
