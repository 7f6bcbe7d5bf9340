import { type ProductEditorView, type ProductFormView, selectProductReasons, type WhyActor } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { WhyNotSelling } from '../readiness/WhyNotSelling.tsx'
import { whyTranslations } from '../readiness/why.translations.ts'
import { stateCard } from './ProductEditor.styles.ts'

interface ProductReasonsProps {
  readonly editor: ProductEditorView
  readonly view: ProductFormView
  readonly why: WhyActor
}

/** What keeps a published product from selling beside what its form lacks. */
export function ProductReasons({ editor, view, why }: ProductReasonsProps) {
  const t = whyTranslations[useLanguage()]
  const snapshot = useSelector(why, (one) => one)
  const { own, general } = selectProductReasons(editor, view, snapshot)
  if (own.length + general.length === 0) return null
  return (
    <section aria-label={t.title}>
      <h3 className={stateCard().title}>{t.title}</h3>
      <WhyNotSelling lines={{ own, general }} />
    </section>
  )
}
