import { profileOf, type Supplier } from '@supplier/core'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Card } from '../ui/Card.tsx'
import { settings } from '../wiring/settings.ts'
import { head } from './PreferencesScreen.styles.ts'

/** Whose account it is, as it is saved. */
export function AccountHead({ supplier }: { readonly supplier: Supplier }) {
  const words = useWords().accountPage
  const { date } = useFormats()
  const { id, name, telephone } = profileOf(supplier, settings.pictureOrigins)
  const since = supplier.createdAt === null ? '' : date(supplier.createdAt)
  const isConfirmed = supplier.isTelephoneConfirmed
  const look = head()
  return (
    <Card>
      <div className={look.who}>
        <p className={look.name}>{name || words.noName()}</p>
        <div className={look.facts}>
          <span className={look.fact}>#{id}</span>
          {telephone !== null && (
            <span className={look.fact}>
              {telephone}
              {isConfirmed !== null && <Confirmed isConfirmed={isConfirmed} />}
            </span>
          )}
          {since !== '' && <span className={look.fact}>{words.since({ date: since })}</span>}
        </div>
      </div>
    </Card>
  )
}

function Confirmed({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const words = useWords().accountPage
  const Icon = isConfirmed ? BadgeCheck : CircleAlert
  const label = isConfirmed ? words.confirmed() : words.notConfirmed()
  return (
    <span className={head().mark} data-open={isConfirmed ? undefined : ''} role="img" aria-label={label} title={label}>
      <Icon size={16} aria-hidden="true" />
    </span>
  )
}
