import type { ProductEditorActor } from '@supplier/core/product-editor/product-editor.machine'
import { selectProductEditor } from '@supplier/core/product-editor/product-editor.selectors'
import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import { useSelector } from '@xstate/react'
import { CategoryPicker } from '../categories/CategoryPicker.tsx'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { ProductLogDialog } from './log/ProductLogDialog.tsx'
import { editor } from './look/ProductEditor.styles.ts'
import { productEditorTranslations } from './look/product-editor.translations.ts'
import { ProductEditorForm } from './ProductEditorForm.tsx'
import { ProductSteps } from './wizard/ProductSteps.tsx'

interface ProductEditorScreenProps {
  readonly actor: ProductEditorActor
}

/** Creates a product screen by screen, and edits an existing one on one page. */
export function ProductEditorScreen({ actor }: ProductEditorScreenProps) {
  const t = productEditorTranslations[useLanguage()]
  const snapshot = useSelector(actor, (one) => one)
  const view = selectProductEditor(snapshot)
  const { form, picker, log } = productEditorParts(snapshot)
  const styles = editor()
  if (view.state === 'editing' && form)
    return (
      <>
        <ProductEditorForm t={t} actor={actor} snapshot={snapshot} editor={view} form={form} />
        <ProductLogDialog editor={actor} actor={log} />
      </>
    )
  return (
    <div className={styles.root}>
      <ProductSteps current="what" marks={null} onChoose={() => {}} />
      <div>
        <h2 className={styles.title}>{t.steps.category}</h2>
        <p className={styles.lead}>{view.state === 'creating' ? t.creating : t.leads.category}</p>
        {picker ? <CategoryPicker actor={picker} /> : <Skeleton height="20rem" />}
      </div>
    </div>
  )
}
