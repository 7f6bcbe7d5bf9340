import type { ProductLine } from '@supplier/core/readiness/own.domain'
import type { WhyNotSelling as WhyNotSellingLines } from '@supplier/core/readiness/product.domain'
import { rows } from '../home/Home.styles.ts'
import { ReadinessRow } from '../home/ReadinessRow.tsx'
import { Row } from '../home/Rows.tsx'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { whyTranslations } from '../readiness/why.translations.ts'

/** Every reason why a product does not sell, each with a link to where it is removed. */
export function WhyNotSelling({ lines }: { readonly lines: WhyNotSellingLines }) {
  const t = whyTranslations[useLanguage()]
  const styles = rows()
  const { own, general } = lines
  if (own.length === 0 && general.length === 0) return <p className={styles.text}>{t.nothing}</p>
  return (
    <ul className={styles.list} aria-label={t.title}>
      {own.map((line) => (
        <OwnRow key={line.code} line={line} />
      ))}
      {general.map((line) => (
        <ReadinessRow key={line.id} line={line} more={0} />
      ))}
    </ul>
  )
}

function OwnRow({ line }: { readonly line: ProductLine }) {
  const t = whyTranslations[useLanguage()]
  const { code, urgency, location, note } = line
  return (
    <Row tone={urgency === 'stopped' ? 'danger' : 'warning'} title={t.reasons[code]} text={note}>
      <RouteButton size="small" variant="soft" location={location}>
        {urgency === 'stopped' ? t.mend : t.look}
      </RouteButton>
    </Row>
  )
}
