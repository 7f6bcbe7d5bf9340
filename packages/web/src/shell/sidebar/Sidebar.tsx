import type { Href } from '@supplier/core/kernel/address'
import type { Offered } from '@supplier/core/kernel/offered'
import { type SidebarGroup, sidebarOf } from '@supplier/core/shell/shell.domain'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import LogOut from 'lucide-react/icons/log-out'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { keysOfMenu } from '../../ui/keyboard/tab-keys.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { foot, list, row, sidebar } from './Sidebar.styles.ts'
import { SidebarLink, type SidebarState } from './SidebarLink.tsx'
import { NameTag, SidebarRow } from './SidebarRow.tsx'
import { SidebarSection } from './SidebarSection.tsx'

export interface SidebarProps extends SidebarState {
  readonly openGroups: readonly SidebarGroup[]
  /** Whether the link to the articles is shown, which depends on the setup. */
  readonly hasArticles: boolean
  /** The sections that there are. */
  readonly offered: Offered
  /** The address of the product's Telegram bot; empty when there is none. */
  readonly botUrl: Href
  readonly onGroup: (group: SidebarGroup) => void
  readonly onLogOut: () => void
  /** Makes the sidebar narrow or wide; absent in the drawer. */
  readonly onNarrow?: () => void
}

export function Sidebar(props: SidebarProps) {
  const { openGroups, hasArticles, offered, botUrl, onGroup, onLogOut, onNarrow, ...state } = props
  const { variant, isNarrow } = state
  const t = useTranslations()
  const shown = sidebarOf(offered).filter((item) => 'group' in item || item.label !== 'articles' || hasArticles)
  const narrowing = isNarrow ? t.nav.expand() : t.nav.collapse()
  const isColumn = variant === 'column'
  const NarrowIcon = isNarrow ? PanelLeftOpen : PanelLeftClose
  return (
    <nav ref={isColumn ? keysOfMenu : null} className={sidebar({ variant })} aria-label={t.nav.label()}>
      <ul className={list}>
        {shown.map((item) =>
          'group' in item ? (
            <SidebarSection
              key={item.group}
              {...state}
              {...item}
              isOpen={openGroups.includes(item.group)}
              onToggle={() => onGroup(item.group)}
            />
          ) : (
            <SidebarLink key={item.to} {...state} {...item} />
          ),
        )}
      </ul>
      <ul className={foot}>
        {botUrl !== '' && (
          <li>
            <NameTag label={t.nav.howItWorks()} shown={isNarrow}>
              <a className={row({ current: 'no', level: 'top' })} href={botUrl} target="_blank" rel="noopener">
                <SidebarRow
                  variant={variant}
                  label={t.nav.howItWorks()}
                  icon={<CircleQuestionMark size={20} strokeWidth={1.75} aria-hidden="true" />}
                />
                <VisuallyHidden>({t.common.newTab()})</VisuallyHidden>
              </a>
            </NameTag>
          </li>
        )}
        <li>
          <NameTag label={t.nav.logOut()} shown={isNarrow}>
            <button type="button" className={row({ current: 'no', level: 'top' })} onClick={onLogOut}>
              <SidebarRow
                variant={variant}
                label={t.nav.logOut()}
                icon={<LogOut size={20} strokeWidth={1.75} aria-hidden="true" />}
              />
            </button>
          </NameTag>
        </li>
        {onNarrow && (
          <li>
            <button
              type="button"
              className={row({ current: 'no', level: 'top' })}
              title={isNarrow ? narrowing : undefined}
              onClick={onNarrow}
            >
              <SidebarRow
                variant={variant}
                label={narrowing}
                icon={<NarrowIcon size={20} strokeWidth={1.75} aria-hidden="true" />}
              />
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}
