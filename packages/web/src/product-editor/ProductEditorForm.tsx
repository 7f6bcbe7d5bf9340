import {
  type Matrix,
  mostVariants,
  nextStep,
  type ProductEditorActor,
  type ProductEditorView,
  type ProductFormActor,
  productSteps,
  selectProductForm,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useLanguage, useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Conflicts } from '../kit/Conflicts.tsx'
import { DraftOffer } from '../kit/DraftOffer.tsx'
import { RecordFault } from '../kit/RecordFields.tsx'
import { RecordLine } from '../kit/RecordLine.tsx'
import { FieldSkeletons } from '../kit/SectionForm.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { CategoryChangeDialog } from './CategoryChangeDialog.tsx'
import { ProductBar } from './ProductBar.tsx'
import { editor as editorLook } from './ProductEditor.styles.ts'
import { ProductQuality } from './ProductQuality.tsx'
import { ProductStepBody } from './ProductStepBody.tsx'
import { ProductSteps } from './ProductSteps.tsx'
import type { ProductEditorTranslations } from './product-editor.translations.ts'
import { productLogTranslations } from './product-log.translations.ts'
import { SimilarDialog } from './SimilarDialog.tsx'

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
  const { common, section } = useTranslations()
  const log = productLogTranslations[useLanguage()]
  const styles = editorLook()
  const { step, product } = editor
  if (view.state === 'loading') return <FieldSkeletons label={common.loading()} count={6} />
  if (view.state === 'failed' || view.state === 'deleted')
    return (
      <RecordFault
        form={form as never}
        view={view as never}
        away={<Button onClick={() => form.send({ type: 'form.dismissed' })}>{t.notFound}</Button>}
      />
    )
  const next = () => actor.send({ type: 'step.chosen', step: nextStep(step) })
  return (
    <>
      {product && !editor.isNew && (
        <RecordLine list="products" name={view.values.title}>
          <Badge tone="neutral">{t.statuses[product.status]}</Badge>
        </RecordLine>
      )}
      <div className={styles.root}>
        <ProductSteps
          t={t}
          current={step}
          marks={view.marks}
          onChoose={(chosen) => actor.send({ type: 'step.chosen', step: chosen })}
        />
        <div className={styles.main}>
          {view.hasOffer && (
            <DraftOffer
              onRestore={() => form.send({ type: 'draft.restored' })}
              onDismiss={() => form.send({ type: 'draft.dismissed' })}
            />
          )}
          {product?.status === 'rejected' && product.moderation?.reason && (
            <Alert tone="danger" title={t.rejected}>
              {product.moderation.reason}
            </Alert>
          )}
          {product?.status === 'moderation_update' && step !== 'check' && (
            <Alert tone="info" title={t.updateWaits}>
              {t.updateWaitsText}
            </Alert>
          )}
          {view.state === 'conflict' ? (
            <div className={styles.card}>
              <Conflicts t={t as never} view={view as never} textOf={(name, value) => ownText(t, name, value)} />
              <Button onClick={() => form.send({ type: 'mine.kept' })}>{section.keepMine()}</Button>{' '}
              <Button variant="primary" onClick={() => form.send({ type: 'theirs.taken' })}>
                {section.takeTheirs()}
              </Button>
            </div>
          ) : (
            <Form
              key={step}
              errors={view.errors}
              isQuiet={step === 'category' || view.isAtTop}
              focused={view.focused}
              onSubmit={next}
            >
              <div className={styles.card}>
                <p className={styles.place}>{t.stepOf(productSteps.indexOf(step) + 1, productSteps.length)}</p>
                <h2 className={styles.title}>{t.steps[step]}</h2>
                <p className={styles.lead}>{t.leads[step]}</p>
                <ProductStepBody t={t} actor={actor} editor={editor} form={form} view={view} />
              </div>
            </Form>
          )}
          <ProductQuality t={t} quality={view.quality} onPath={(path) => actor.send({ type: 'path.chosen', path })} />
          <div>
            <Button size="small" variant="quiet" onClick={() => actor.send({ type: 'log.opened' })}>
              {log.title}
            </Button>
          </div>
          {view.review.length > 0 && (
            <Alert tone="info" role="status" title={t.review(view.review.map((name) => t.fields[name]).join(', '))}>
              {t.reviewText}
            </Alert>
          )}
          <ProductBar
            t={t}
            editor={editor}
            view={view}
            onSave={() => actor.send({ type: 'save.chosen' })}
            onNext={next}
            onPublish={() => actor.send({ type: 'publish.chosen' })}
          />
        </div>
        <CategoryChangeDialog t={t} change={editor.change} send={actor.send} />
        <SimilarDialog t={t} similar={editor.similar} send={actor.send} />
      </div>
    </>
  )
}

/** Variants and attributes in a conflict: how many there are. */
const ownText = (t: ProductEditorTranslations, name: string, value: unknown): string | null => {
  if (name === 'variants') return t.variantCount((value as Matrix).variants.length, mostVariants)
  return name === 'attributes' ? `${t.fields.attributes}: ${Object.keys(value as object).length}` : null
}
