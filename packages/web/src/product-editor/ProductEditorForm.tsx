import type { ProductEditorActor } from '@supplier/core/product-editor/product-editor.machine'
import type { ProductEditorView } from '@supplier/core/product-editor/product-editor.selectors'
import type { ProductFormActor } from '@supplier/core/product-editor/product-editor.setup'
import { selectProductForm } from '@supplier/core/product-editor/product-form.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { FieldSkeletons } from '../kit/fields/FieldSkeletons.tsx'
import { LazyDialog } from '../kit/overlays/LazyDialog.tsx'
import { RecordFault } from '../kit/record/RecordFields.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { chunkOf } from '../ui/loading/chunk.ts'
import { CategoryChangeDialog } from './fields/CategoryChangeDialog.tsx'
import { SimilarDialog } from './fields/SimilarDialog.tsx'
import { page } from './look/ProductPage.styles.ts'
import type { ProductEditorTranslations } from './look/product-editor.translations.ts'
import { ProductPage } from './page/ProductPage.tsx'
import { ProductPageSkeleton } from './page/ProductPageSkeleton.tsx'
import { ProductWizard } from './wizard/ProductWizard.tsx'

const buyerView = chunkOf(async () => (await import('./page/BuyerViewDialog.tsx')).BuyerViewDialog)

interface ProductEditorFormProps {
  readonly t: ProductEditorTranslations
  readonly actor: ProductEditorActor
  readonly snapshot: ReturnType<ProductEditorActor['getSnapshot']>
  readonly editor: ProductEditorView
  readonly form: ProductFormActor
}

/** The form of a product whose draft exists. */
export function ProductEditorForm({ t, actor, snapshot, editor, form }: ProductEditorFormProps) {
  const view = useSelector(form, (one) => selectProductForm(snapshot, one))
  const { common, routes } = useTranslations()
  const { isOnePage } = editor
  if (view.state === 'loading')
    return isOnePage ? (
      <ProductPageSkeleton label={common.loading()} />
    ) : (
      <FieldSkeletons label={common.loading()} count={6} />
    )
  if (view.state === 'failed' || view.state === 'deleted' || view.state === 'missing')
    return (
      <>
        {isOnePage && <h1 className={page().title}>{routes.productEdit()}</h1>}
        <RecordFault
          form={form as never}
          view={view as never}
          away={<Button onClick={() => form.send({ type: 'form.dismissed' })}>{t.notFound}</Button>}
        />
      </>
    )
  const Layout = isOnePage ? ProductPage : ProductWizard
  return (
    <>
      <Layout t={t} actor={actor} editor={editor} form={form} view={view} />
      <CategoryChangeDialog t={t} change={editor.change} send={actor.send} />
      <LazyDialog
        chunk={buyerView}
        isWanted={editor.isPreviewed}
        onClose={() => actor.send({ type: 'preview.closed' })}
      >
        {(Preview) => <Preview t={t} actor={actor} editor={editor} values={view.values} />}
      </LazyDialog>
      <SimilarDialog t={t} similar={editor.similar} send={actor.send} />
    </>
  )
}
