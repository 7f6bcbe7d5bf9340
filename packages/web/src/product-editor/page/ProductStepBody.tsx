import { ofVariants, type ProductField } from '@supplier/core/product-editor/form/product-form.domain'
import type { ProductStep } from '@supplier/core/product-editor/form/product-steps.domain'
import type { ProductEditorActor } from '@supplier/core/product-editor/product-editor.machine'
import type { ProductEditorView } from '@supplier/core/product-editor/product-editor.selectors'
import type { ProductFormActor } from '@supplier/core/product-editor/product-editor.setup'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import { useSelector } from '@xstate/react'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { Alert } from '../../ui/messages/Alert.tsx'
import { BrandField } from '../fields/BrandField.tsx'
import { CategoryStep } from '../fields/CategoryStep.tsx'
import { ProductFields } from '../fields/ProductFields.tsx'
import { editor as editorLook } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'
import { ProductPictures } from '../pictures/ProductPictures.tsx'
import { ProductCheck } from '../state/ProductCheck.tsx'
import { ProductReasons } from '../state/ProductReasons.tsx'
import { ProductState } from '../state/ProductState.tsx'
import { AttributeSteps } from './AttributeSteps.tsx'

interface ProductStepBodyProps {
  readonly t: ProductEditorTranslations
  readonly actor: ProductEditorActor
  readonly editor: ProductEditorView
  readonly step: ProductStep
  readonly form: ProductFormActor
  readonly view: ProductFormView
}

/** The part of the form that belongs to a step. */
export function ProductStepBody({ t, actor, editor, step, form, view }: ProductStepBodyProps) {
  const { images, addresses, variants, brand, picker, why } = useSelector(actor, productEditorParts, sameParts)
  const messageText = useMessageText()
  const styles = editorLook()
  const { product } = editor
  const hasVariants = view.values.variants.variants.length > 0
  const fields = (names: readonly ProductField[]) => {
    const shown = hasVariants ? names.filter((name) => !ofVariants.includes(name)) : names
    return <ProductFields names={shown} t={t} form={form} view={view} isMarked={editor.mayPublish} />
  }
  if (step === 'category')
    return <CategoryStep t={t} actor={actor} isPicking={editor.isPicking} picker={picker} view={view} />
  if (step === 'photos') {
    const remark = view.errors['images']
    return (
      images &&
      addresses && <ProductPictures t={t} actor={images} addresses={addresses} remark={remark && messageText(remark)} />
    )
  }
  if (step === 'attributes' || step === 'variants')
    return (
      <AttributeSteps
        t={t}
        actor={actor}
        editor={editor}
        step={step}
        form={form}
        view={view}
        images={images}
        variants={variants}
      />
    )
  if (step === 'check')
    return (
      product && (
        <div className={styles.main}>
          {editor.commands.length > 0 && (
            <ProductState
              t={t}
              product={product}
              commands={editor.commands}
              isBusy={editor.isPublishing}
              onCommand={(command) => actor.send({ type: 'command.chosen', command })}
            />
          )}
          <ProductCheck
            t={t}
            view={view}
            isBusy={editor.isPublishing}
            onCheck={() => actor.send({ type: 'check.chosen' })}
            onPath={(path) => actor.send({ type: 'path.chosen', path })}
          />
          {why && <ProductReasons editor={editor} view={view} why={why} />}
        </div>
      )
    )
  if (step === 'delivery')
    return (
      <div className={styles.fields}>
        <div className={styles.pair}>{fields(['length', 'width', 'height'])}</div>
        <div className={styles.pair}>{fields(['weight', 'warranty'])}</div>
      </div>
    )
  if (step === 'offer')
    return (
      <div className={styles.fields}>
        {hasVariants && <Alert tone="info">{t.ofVariants}</Alert>}
        <div className={styles.pair}>{fields(['price', 'oldPrice', 'costPrice'])}</div>
        <div className={styles.pair}>{fields(['availability', 'quantity', 'minOrder'])}</div>
        <div className={styles.pair}>{fields(['sku', 'barcode'])}</div>
      </div>
    )
  if (step === 'main') return <div className={styles.fields}>{fields(['title'])}</div>
  return (
    <div className={styles.fields}>
      {fields(['description'])}
      <div className={styles.pair}>
        {brand && <BrandField label={t.fields.brand} product={product} form={form} view={view} actor={brand} />}
        {fields(['condition'])}
      </div>
      {fields(['videoUrl'])}
    </div>
  )
}

type Parts = ReturnType<typeof productEditorParts>

const sameParts = (one: Parts, other: Parts): boolean =>
  one.form === other.form &&
  one.images === other.images &&
  one.addresses === other.addresses &&
  one.variants === other.variants &&
  one.brand === other.brand &&
  one.why === other.why &&
  one.picker === other.picker
