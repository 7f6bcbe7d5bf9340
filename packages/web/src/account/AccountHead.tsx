import { profileOf } from '@supplier/core/account/account.selectors'
import type { Supplier } from '@supplier/core/session/session.domain'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { settings } from '../settings/settings.ts'
import { Card } from '../ui/layout/Card.tsx'
import { head } from './PreferencesScreen.styles.ts'

/** Shows the saved name, id, telephone and registration date. */
export function AccountHead({ supplier }: { readonly supplier: Supplier }) {
  const t = useTranslations().accountPage
  const { date } = useFormats()
  const { id, name, telephone } = profileOf(supplier, settings.imageOrigins)
  const since = supplier.createdAt === null ? '' : date(supplier.createdAt)
  const isConfirmed = supplier.isTelephoneConfirmed
  const styles = head()
  return (
    <Card>
      <div className={styles.who}>
        <p className={styles.name}>{name || t.noName()}</p>
        <div className={styles.facts}>
          <span className={styles.fact}>#{id}</span>
          {telephone !== null && (
            <span className={styles.fact}>
              {telephone}
              {isConfirmed !== null && <Confirmed isConfirmed={isConfirmed} />}
            </span>
          )}
          {since !== '' && <span className={styles.fact}>{t.since({ date: since })}</span>}
        </div>
      </div>
    </Card>
  )
}

function Confirmed({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const t = useTranslations().accountPage
  const Icon = isConfirmed ? BadgeCheck : CircleAlert
  const label = isConfirmed ? t.confirmed() : t.notConfirmed()
  return (
    <span className={head().mark} data-open={isConfirmed ? undefined : ''} role="img" aria-label={label} title={label}>
      <Icon size={16} aria-hidden="true" />
    </span>
  )
}
