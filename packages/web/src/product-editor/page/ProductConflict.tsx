import type { ProductFormActor } from '@supplier/core/product-editor/product-editor.setup'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import { type Matrix, mostVariants } from '@supplier/core/product-editor/variants/variants.domain'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Conflicts } from '../../kit/record/Conflicts.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { page } from '../look/ProductPage.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface ProductConflictProps {
  readonly t: ProductEditorTranslations
  readonly form: ProductFormActor
  readonly view: ProductFormView
}

/** Both values of the fields that were changed here and elsewhere, until the supplier chooses. */
export function ProductConflict({ t, form, view }: ProductConflictProps) {
  const { section } = useTranslations()
  return (
    <div className={page().card}>
      <Conflicts t={t as never} view={view as never} textOf={(name, value) => ownText(t, name, value)} />
      <Button onClick={() => form.send({ type: 'mine.kept' })}>{section.keepMine()}</Button>{' '}
      <Button variant="primary" onClick={() => form.send({ type: 'theirs.taken' })}>
        {section.takeTheirs()}
      </Button>
    </div>
  )
}

/** Variants and attributes in a conflict: how many there are. */
const ownText = (t: ProductEditorTranslations, name: string, value: unknown): string | null => {
  if (name === 'variants') return t.variantCount((value as Matrix).variants.length, mostVariants)
  return name === 'attributes' ? `${t.fields.attributes}: ${Object.keys(value as object).length}` : null
}
