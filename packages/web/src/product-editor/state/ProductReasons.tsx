import type { ProductEditorView } from '@supplier/core/product-editor/product-editor.selectors'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import { selectProductReasons } from '@supplier/core/product-editor/product-reasons.selectors'
import { messageOfLine } from '@supplier/core/readiness/line.domain'
import type { WhyActor } from '@supplier/core/readiness/why.machine'
import { useSelector } from '@xstate/react'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { ReasonLink } from '../../readiness/ReasonLink.tsx'
import { reasonList } from '../../readiness/Reasons.styles.ts'
import { whyTranslations } from '../../readiness/why.translations.ts'
import { stateCard } from '../look/ProductEditor.styles.ts'

interface ProductReasonsProps {
  readonly editor: ProductEditorView
  readonly view: ProductFormView
  readonly why: WhyActor
}

/** What keeps a published product from selling beside what its form lacks. */
export function ProductReasons({ editor, view, why }: ProductReasonsProps) {
  const t = whyTranslations[useLanguage()]
  const messageText = useMessageText()
  const snapshot = useSelector(why, (one) => one)
  const { own, general } = selectProductReasons(editor, view, snapshot)
  if (own.length + general.length === 0) return null
  return (
    <section aria-label={t.title}>
      <h3 className={stateCard().title}>{t.title}</h3>
      <ul className={reasonList().list}>
        {own.map(({ code, location, urgency, note }) => (
          <ReasonLink key={code} location={location} urgency={urgency} note={note}>
            {t.reasons[code]}
          </ReasonLink>
        ))}
        {general.map((line) => (
          <ReasonLink
            key={line.id}
            location={line.location}
            urgency={line.urgency}
            note={line.about && 'name' in line.about ? line.about.name : null}
          >
            {messageText(messageOfLine(line))}
          </ReasonLink>
        ))}
      </ul>
    </section>
  )
}
