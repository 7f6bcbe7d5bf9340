import { type PlainRouteName, pathOf, type RouteName } from '@supplier/core/kernel/routes'
import { linkOf, type SidebarLabel } from '@supplier/core/shell/shell.domain'
import { Link } from 'wouter'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { CountBadge } from './CountBadge.tsx'
import { row } from './Sidebar.styles.ts'
import { NameTag, SidebarRow, type SidebarVariant } from './SidebarRow.tsx'
import { sidebarIcons } from './sidebar-icons.ts'

/** Props that all links of the sidebar share. */
export interface SidebarState {
  readonly variant: SidebarVariant
  readonly isNarrow: boolean
  /** The open page. */
  readonly page: RouteName
  readonly counts: { readonly orders: number; readonly chats: number }
  /** Called when a link is followed, even one to the current page. */
  readonly onFollow?: (() => void) | undefined
}

interface SidebarLinkProps extends SidebarState {
  readonly to: PlainRouteName
  readonly label: SidebarLabel
  readonly badge?: 'orders' | 'chats' | undefined
  readonly inGroup?: boolean
}

export function SidebarLink(props: SidebarLinkProps) {
  const { to, label, badge, inGroup = false, variant, isNarrow, page, counts, onFollow } = props
  const t = useTranslations().nav
  const Icon = sidebarIcons[label]
  const isCurrent = linkOf(page) === to
  return (
    <li>
      <NameTag label={t[label]()} shown={isNarrow}>
        <Link
          href={pathOf({ to })}
          onClick={onFollow}
          className={row({
            current: isCurrent ? 'yes' : 'no',
            level: inGroup ? (variant === 'column' ? 'subColumn' : 'sub') : 'top',
          })}
          aria-current={isCurrent ? (page === to ? 'page' : 'true') : undefined}
        >
          <SidebarRow
            variant={variant}
            label={t[label]()}
            icon={<Icon size={inGroup ? 18 : 20} strokeWidth={1.75} aria-hidden="true" />}
            inGroup={inGroup}
            badge={badge && <CountBadge of={badge} count={counts[badge]} />}
          />
        </Link>
      </NameTag>
    </li>
  )
}
