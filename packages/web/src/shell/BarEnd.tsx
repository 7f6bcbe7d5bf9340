import { type Kopecks, type LineState, pathOf, profileOf, type Supplier } from '@supplier/core'
import Bell from 'lucide-react/icons/bell'
import IdCard from 'lucide-react/icons/id-card'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LineBadge } from '../connectivity/LineBadge.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Balance } from '../setup/Balance.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { settings } from '../wiring/settings.ts'
import { bar, bell, bellDot } from './Bar.styles.ts'

interface BarEndProps {
  readonly supplier: Supplier
  readonly balance: Kopecks | null
  readonly line: LineState
  readonly isOffline: boolean
  /** Notifications that nobody has read. */
  readonly news: number
  /** Whatever else is to be told there. */
  readonly children?: ReactNode
  readonly onProvider: () => void
  readonly onProfile: () => void
}

/** How things stand, and who is here. */
export function BarEnd({ supplier, balance, line, isOffline, news, children, onProvider, onProfile }: BarEndProps) {
  const words = useWords().shell
  const { name, initials, avatar, telephone } = profileOf(supplier, settings.pictureOrigins)
  const notifications = news > 0 ? words.newNotifications({ count: news }) : words.notifications()
  const profile = words.profileButton({ name: name || telephone || `#${supplier.id}` })
  return (
    <>
      {children}
      <LineBadge line={line} isOffline={isOffline} />
      <Balance amount={balance} />
      <Link href={pathOf({ to: 'notifications' })} className={bell()} aria-label={notifications} title={notifications}>
        <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
        {news > 0 && <span className={bellDot()} aria-hidden="true" />}
      </Link>
      <IconButton
        label={words.providerButton()}
        title={words.providerButton()}
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
