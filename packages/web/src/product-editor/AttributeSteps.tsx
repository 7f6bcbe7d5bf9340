import {
  optionsOf,
  type Picked,
  type ProductEditorActor,
  type ProductEditorView,
  type ProductFormActor,
  type ProductFormView,
  type ProductImagesActor,
  type ProductVariantsActor,
} from '@supplier/core'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ProductAttributes } from './ProductAttributes.tsx'
import { ProductVariants } from './ProductVariants.tsx'
import type { ProductEditorTranslations } from './product-editor.translations.ts'

interface AttributeStepsProps {
  readonly t: ProductEditorTranslations
  readonly actor: ProductEditorActor
  readonly editor: ProductEditorView
  readonly form: ProductFormActor
  readonly view: ProductFormView
  readonly images: ProductImagesActor | null
  readonly variants: ProductVariantsActor | null
}

/** The steps that need the attributes of the category. */
export function AttributeSteps({ t, actor, editor, form, view, images, variants }: AttributeStepsProps) {
  const { step, attributes, product } = editor
  const options = optionsOf(form as never)
  const named = (attribute: string, value: Picked) => actor.send({ type: 'value.named', attribute, value })
  if (attributes === 'failed')
    return (
      <Alert tone="danger" actions={<Button onClick={() => actor.send({ type: 'retry.chosen' })}>{t.retry}</Button>}>
        {t.attributesFailed}
      </Alert>
    )
  if (attributes === null) return <Skeleton height="16rem" />
  if (step === 'attributes')
    return (
      <ProductAttributes
        t={t}
        attributes={attributes}
        view={view}
        options={options}
        onNamed={named}
        onChange={(value) => form.send({ type: 'field.changed', field: 'attributes', value })}
      />
    )
  const pictures = images?.getSnapshot().context.pictures ?? []
  return (
    variants && (
      <ProductVariants
        t={t}
        attributes={attributes}
        view={view}
        reservedOf={product?.reservedOf ?? {}}
        actor={variants}
        pictures={pictures}
        options={options}
        onNamed={named}
      />
    )
  )
}
