import type { CategoryPickerActor } from '@supplier/core/categories/picker.machine'
import type { ProductEditorActor } from '@supplier/core/product-editor/product-editor.machine'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import { CategoryPicker } from '../../categories/CategoryPicker.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useLast } from '../../ui/overlays/use-last.ts'
import { editor } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface CategoryStepProps {
  readonly t: ProductEditorTranslations
  readonly actor: ProductEditorActor
  readonly isPicking: boolean
  readonly picker: CategoryPickerActor | null
  readonly view: ProductFormView
}

/** The category of a product with what is wrong with it, and the picker of another one over the page. */
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
  const shown = useLast(picker, isPicking)
  const keep = () => actor.send({ type: 'category.dismissed' })
  return (
    <div className={styles.fields} data-field="category">
      {refusal}
      {!error && has('category_not_leaf') && <Alert tone="warning">{t.categoryBranch}</Alert>}
      {!error && view.values.category !== null && has('no_category') && <Alert tone="warning">{t.categoryGone}</Alert>}
      <div className={styles.category}>
        <p>{view.values.category?.title ?? t.chooseNothing}</p>
        <Button onClick={() => actor.send({ type: 'category.changing' })}>{t.categoryChange}</Button>
      </div>
      {shown && (
        <Dialog
          open={isPicking}
          size="tree"
          title={t.categoryChange}
          description={view.values.category?.title}
          footer={<Button onClick={keep}>{t.categoryKeep}</Button>}
          onClose={keep}
        >
          {refusal}
          <CategoryPicker actor={shown} isNarrow />
        </Dialog>
      )}
    </div>
  )
}
