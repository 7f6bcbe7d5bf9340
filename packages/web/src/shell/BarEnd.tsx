import { profileOf } from '@supplier/core/account/account.selectors'
import type { Kopecks } from '@supplier/core/kernel/money'
import { pathOf } from '@supplier/core/kernel/routes'
import type { ConnectionState } from '@supplier/core/realtime/realtime.selectors'
import type { Supplier } from '@supplier/core/session/session.domain'
import Bell from 'lucide-react/icons/bell'
import IdCard from 'lucide-react/icons/id-card'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LineBadge } from '../connectivity/LineBadge.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useIsOffered } from '../navigation/offered.ts'
import { settings } from '../settings/settings.ts'
import { Balance } from '../setup/Balance.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { Avatar } from '../ui/images/Avatar.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { bar, bell, bellDot } from './Bar.styles.ts'

interface BarEndProps {
  readonly supplier: Supplier
  readonly balance: Kopecks | null
  readonly line: ConnectionState
  readonly isOffline: boolean
  /** The number of unread notifications. */
  readonly events: number
  /** The jobs, beside the bell. */
  readonly jobs?: ReactNode
  /** Additional content at the beginning. */
  readonly children?: ReactNode
  readonly onProvider: () => void
  readonly onProfile: () => void
}

/** The right part of the top bar: connection, balance, notifications and profile. */
export function BarEnd(props: BarEndProps) {
  const { supplier, balance, line, isOffline, events, jobs, children, onProvider, onProfile } = props
  const t = useTranslations().shell
  const isOffered = useIsOffered()
  const { name, initials, avatar, telephone } = profileOf(supplier, settings.imageOrigins)
  const notifications = events > 0 ? t.newNotifications({ count: events }) : t.notifications()
  const profile = t.profileButton({ name: name || telephone || `#${supplier.id}` })
  return (
    <>
      {children}
      <LineBadge line={line} isOffline={isOffline} />
      {isOffered('balances') && <Balance amount={balance} />}
      {jobs}
      {isOffered('notifications') && (
        <Link
          href={pathOf({ to: 'notifications' })}
          className={bell()}
          aria-label={notifications}
          title={notifications}
        >
          <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
          {events > 0 && <span className={bellDot()} aria-hidden="true" />}
        </Link>
      )}
      <IconButton
        label={t.providerButton()}
        title={t.providerButton()}
        icon={<IdCard size={20} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={onProvider}
      />
      <button type="button" className={bar().avatar} title={profile} aria-haspopup="dialog" onClick={onProfile}>
        <Avatar src={avatar} initials={initials} size="small" />
        <VisuallyHidden>{profile}</VisuallyHidden>
      </button>
    </>
  )
}
