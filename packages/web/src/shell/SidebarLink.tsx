import { linkOf, type PlainRouteName, pathOf, type RouteName, type SidebarLabel } from '@supplier/core'
import { Link } from 'wouter'
import { useWords } from '../i18n/WordsProvider.tsx'
import { CountBadge } from './CountBadge.tsx'
import { row } from './Sidebar.styles.ts'
import { NameTag, type SidebarPlace, SidebarRow } from './SidebarRow.tsx'
import { sidebarIcons } from './sidebar-icons.ts'

/** What every line of the sidebar is told. */
export interface SidebarState {
  readonly place: SidebarPlace
  readonly isNarrow: boolean
  /** The open page. */
  readonly page: RouteName
  readonly counts: { readonly orders: number; readonly chats: number }
  /** A link was followed, be it to the open page. */
  readonly onFollow?: (() => void) | undefined
}

interface SidebarLinkProps extends SidebarState {
  readonly to: PlainRouteName
  readonly label: SidebarLabel
  readonly badge?: 'orders' | 'chats' | undefined
  readonly inGroup?: boolean
}

export function SidebarLink(props: SidebarLinkProps) {
  const { to, label, badge, inGroup = false, place, isNarrow, page, counts, onFollow } = props
  const words = useWords().nav
  const Icon = sidebarIcons[label]
  const isCurrent = linkOf(page) === to
  return (
    <li>
      <NameTag label={words[label]()} shown={isNarrow}>
        <Link
          href={pathOf({ to })}
          onClick={onFollow}
          className={row({
            current: isCurrent ? 'yes' : 'no',
            level: inGroup ? (place === 'column' ? 'subColumn' : 'sub') : 'top',
          })}
          aria-current={isCurrent ? (page === to ? 'page' : 'true') : undefined}
        >
          <SidebarRow
            place={place}
            label={words[label]()}
            icon={<Icon size={inGroup ? 18 : 20} strokeWidth={1.75} aria-hidden="true" />}
            inGroup={inGroup}
            badge={badge && <CountBadge of={badge} count={counts[badge]} />}
          />
        </Link>
      </NameTag>
    </li>
  )
}
