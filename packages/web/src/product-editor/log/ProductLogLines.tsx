import type { ProductField } from '@supplier/core/product-editor/form/product-form.domain'
import { isLogOrigin, type LogSubject, type LogValue } from '@supplier/core/product-editor/log/product-log.domain'
import type { ProductLogView } from '@supplier/core/product-editor/product-log.selectors'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { type ProductEditorTranslations, productEditorTranslations } from '../look/product-editor.translations.ts'
import { productLog } from './ProductLog.styles.ts'
import { type ProductLogTranslations, productLogTranslations } from './product-log.translations.ts'

type Lines = Extract<ProductLogView, { readonly state: 'lines' }>['lines']

/** The lines of the log; a field or an origin that the panel does not know has the name of the server. */
export function ProductLogLines({ lines }: { readonly lines: Lines }) {
  const language = useLanguage()
  const [t, editor] = [productLogTranslations[language], productEditorTranslations[language]]
  const { dateTime, money } = useFormats()
  const styles = productLog()
  const valueText = (subject: LogSubject, value: LogValue): string => {
    if (value === null) return t.nothing
    if (value.kind === 'money') return money(value.sum)
    if (value.kind === 'number') return value.number.toLocaleString(language)
    if (value.kind === 'flag') return value.isOn ? t.on : t.off
    return (subject.kind === 'field' ? wordsOf(editor, subject.field)?.[value.text] : undefined) ?? value.text
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className={styles.list} tabIndex={0} aria-label={t.label}>
      {lines.map(({ id, at, origin, subject, before, changed }) => (
        <li key={id} className={styles.line}>
          <span className={styles.head}>{subjectText(t, editor, subject)}</span>
          <span className={styles.values}>
            <span className={styles.before}>{valueText(subject, before)}</span>
            <span aria-hidden="true"> → </span>
            <VisuallyHidden> {t.becomes} </VisuallyHidden>
            <span className={styles.after}>{valueText(subject, changed)}</span>
          </span>
          <span className={styles.origin}>
            {at === null ? t.noTime : dateTime(at)} ·{' '}
            {isLogOrigin(origin) ? t.origins[origin] : origin || t.unknownOrigin}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The words of a field whose values are a choice. */
const wordsOf = (editor: ProductEditorTranslations, field: string): Readonly<Record<string, string>> | undefined => {
  if (field === 'status') return editor.statuses
  return field === 'condition' || field === 'availability' ? editor.choices[field] : undefined
}

const subjectText = (t: ProductLogTranslations, editor: ProductEditorTranslations, subject: LogSubject): string => {
  if (subject.kind === 'name') return subject.name
  const { field, variant } = subject
  const name = field in t.fields ? t.fields[field as keyof typeof t.fields] : editor.fields[field as ProductField]
  return variant === null ? name : `${name} · ${variant}`
}
