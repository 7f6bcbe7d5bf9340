import { type JudgedProduct, ownReasons } from '@supplier/core/readiness/own.domain'
import type { WhyActor } from '@supplier/core/readiness/why.machine'
import { selectWhyNotSelling } from '@supplier/core/readiness/why.selectors'
import { useSelector } from '@xstate/react'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { ReasonLink } from './ReasonLink.tsx'
import { reasonList } from './Reasons.styles.ts'
import { whyTranslations } from './why.translations.ts'

interface ReasonListProps {
  readonly product: JudgedProduct
  /** Knows what stops all products. */
  readonly why: WhyActor | null
}

/** The reasons in one product, each a link to the field where it is removed; what stops all products stands elsewhere. */
export function ReasonList({ product, why }: ReasonListProps) {
  const t = whyTranslations[useLanguage()]
  const styles = reasonList()
  const own = ownReasons(product)
  const general = useSelector(why ?? undefined, (one) => (one ? selectWhyNotSelling(one, product).general.length : 0))
  return (
    <>
      <p className={styles.title}>{t.title}</p>
      <ul className={styles.list}>
        {own.map(({ code, urgency, location, note }) => (
          <ReasonLink key={code} location={location} urgency={urgency} note={note}>
            {t.reasons[code]}
          </ReasonLink>
        ))}
      </ul>
      {general > 0 && <p className={styles.note}>{t.alsoGeneral(general)}</p>}
    </>
  )
}
