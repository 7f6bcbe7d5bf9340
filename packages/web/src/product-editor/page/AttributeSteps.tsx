import type { Picked } from '@supplier/core/kit/fields/pick-fields.domain'
import { optionsOf } from '@supplier/core/kit/section/section.selectors'
import type { ProductStep } from '@supplier/core/product-editor/form/product-steps.domain'
import type { ProductImagesActor } from '@supplier/core/product-editor/pictures/product-images.machine'
import type { ProductEditorActor } from '@supplier/core/product-editor/product-editor.machine'
import type { ProductEditorView } from '@supplier/core/product-editor/product-editor.selectors'
import type { ProductFormActor } from '@supplier/core/product-editor/product-editor.setup'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import type { ProductVariantsActor } from '@supplier/core/product-editor/variants/product-variants.machine'
import { Button } from '../../ui/buttons/Button.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { ProductAttributes } from '../attributes/ProductAttributes.tsx'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'
import { ProductVariants } from '../variants/ProductVariants.tsx'

interface AttributeStepsProps {
  readonly t: ProductEditorTranslations
  readonly actor: ProductEditorActor
  readonly editor: ProductEditorView
  readonly step: ProductStep
  readonly form: ProductFormActor
  readonly view: ProductFormView
  readonly images: ProductImagesActor | null
  readonly variants: ProductVariantsActor | null
}

/** The steps that need the attributes of the category. */
export function AttributeSteps({ t, actor, editor, step, form, view, images, variants }: AttributeStepsProps) {
  const { attributes, named: titles, product, isOnePage } = editor
  const options = optionsOf(form as never)
  const named = (attribute: string, value: Picked) => actor.send({ type: 'value.named', attribute, value })
  if (attributes === 'failed')
    return (
      <Alert tone="danger" actions={<Button onClick={() => actor.send({ type: 'retry.chosen' })}>{t.retry}</Button>}>
        {t.attributesFailed}
      </Alert>
    )
  if (attributes === null) return <Skeleton height={heightOf(step, view)} />
  if (step === 'attributes')
    return (
      <ProductAttributes
        t={t}
        attributes={attributes}
        isOnePage={isOnePage}
        view={view}
        options={options}
        onNamed={named}
        onUnfold={(id) => actor.send({ type: 'attributes.unfolded', path: `attributes.${id}` })}
        onChange={(value) => form.send({ type: 'field.changed', field: 'attributes', value })}
      />
    )
  const pictures = images?.getSnapshot().context.pictures ?? []
  return (
    variants && (
      <ProductVariants
        t={t}
        attributes={attributes}
        titles={titles}
        view={view}
        reservedOf={product?.reservedOf ?? {}}
        form={form}
        actor={variants}
        pictures={pictures}
        options={options}
        onNamed={named}
      />
    )
  )
}

/** About the height of the fields that the values of a product will fill, so that they move little below them. */
const heightOf = (step: ProductStep, { values }: ProductFormView): string => {
  if (step === 'variants') return `${values.variants.variants.length * 2.75 + 13}rem`
  return `${Math.ceil(Object.keys(values.attributes).length / 2) * 5.5 + 3}rem`
}
