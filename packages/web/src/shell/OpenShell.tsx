import type { AppActor } from '@supplier/core/app/app.machine'
import { appParts, samePage, selectOffered, selectPage, selectSupplier } from '@supplier/core/app/app.selectors'
import type { PanelActor } from '@supplier/core/app/panel.machine'
import { selectAppearance } from '@supplier/core/appearance/appearance.selectors'
import { selectIsOffline } from '@supplier/core/connectivity/connectivity.selectors'
import type { Href } from '@supplier/core/kernel/address'
import { isOffered } from '@supplier/core/kernel/routes'
import { selectNewCount } from '@supplier/core/notifications/notifications.selectors'
import { selectConnectionState } from '@supplier/core/realtime/realtime.selectors'
import { selectSetup } from '@supplier/core/setup/setup.selectors'
import { bannerOf } from '@supplier/core/shell/banner.domain'
import { selectShell } from '@supplier/core/shell/shell.selectors'
import { useSelector } from '@xstate/react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { OperationLine } from '../intents/OperationLine.tsx'
import { LazyDialog } from '../kit/overlays/LazyDialog.tsx'
import { usePart, useParts } from '../kit/panel/panel-parts.ts'
import { PageHead } from '../navigation/PageHead.tsx'
import { frameOf, headOf } from '../navigation/page.ts'
import { ReleaseLine } from '../releases/ReleaseLine.tsx'
import { unknownSettings } from '../setup/unknown-settings.ts'
import { StoreSwitch } from '../store-switch/StoreSwitch.tsx'
import { SkipLink } from '../ui/buttons/SkipLink.tsx'
import { useShortcuts } from '../ui/keyboard/use-shortcuts.ts'
import { Outlets } from '../ui/layout/Outlet.tsx'
import { chunkOf } from '../ui/loading/chunk.ts'
import { BannerSlot } from './BannerSlot.tsx'
import { BarEnd } from './BarEnd.tsx'
import { BarStart } from './BarStart.tsx'
import { Bars } from './Bars.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Jobs } from './jobs/Jobs.tsx'
import { type ShellSend, selectIsRecalling, stillShell } from './parts.ts'
import { ShellLayout } from './ShellLayout.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'
import { Sidebar, type SidebarProps } from './sidebar/Sidebar.tsx'

const drawer = chunkOf(async () => (await import('./sidebar/MenuDrawer.tsx')).MenuDrawer)

interface OpenShellProps {
  readonly app: AppActor
  readonly panel: PanelActor
  /** The address of the product's Telegram bot; empty when there is none. */
  readonly botUrl: Href
  readonly children: ReactNode
}

/** The shell around every page, while the panel is open. */
export function OpenShell({ app, panel, botUrl, children }: OpenShellProps) {
  const t = useTranslations()
  const parts_ = appParts(app)
  const { faulted, ...parts } = useParts(panel)
  const { shell, jobs, storeSwitch, reconciler, releases } = parts
  const supplier = useSelector(app, selectSupplier)
  const page = useSelector(parts_.outlet, selectPage, samePage)
  const { isSidebarNarrow } = useSelector(parts_.appearance, selectAppearance)
  const isOffline = useSelector(parts_.connectivity, selectIsOffline)
  const settings = usePart(parts.setup, selectSetup, unknownSettings)
  const isRecalling = usePart(parts.setup, selectIsRecalling, false)
  const view = usePart(parts.shell, selectShell, stillShell)
  const events = usePart(parts.unread, selectNewCount, 0)
  const line = usePart(parts.realtime, selectConnectionState, 'off')
  const offered = useSelector(app, selectOffered)
  const tell = useCallback<ShellSend>((event) => shell?.send(event), [shell])
  // The parts around a page are rendered again only for what they show: another query of a list concerns none of them.
  const sidebar = useMemo<SidebarProps>(
    () => ({
      variant: 'column',
      isNarrow: isSidebarNarrow,
      page: page.location.to,
      counts: settings,
      openGroups: view.openGroups,
      hasArticles: settings.steps?.information === true,
      offered,
      botUrl,
      onGroup: (group) => shell?.send({ type: 'group.toggled', group }),
      onLogOut: () => app.send({ type: 'logout.chosen' }),
    }),
    [app, shell, isSidebarNarrow, page.location.to, settings, view.openGroups, offered, botUrl],
  )
  const { appearance } = parts_
  const column = useMemo(
    () => <Sidebar {...sidebar} onNarrow={() => appearance.send({ type: 'sidebar.toggled' })} />,
    [sidebar, appearance],
  )
  const barStart = useMemo(() => <BarStart isMenuOpen={view.isMenuOpen} tell={tell} />, [view.isMenuOpen, tell])
  const { mainBalance } = settings
  const barEnd = useMemo(
    () =>
      supplier && (
        <BarEnd
          supplier={supplier}
          balance={mainBalance}
          line={line}
          isOffline={isOffline}
          events={events}
          jobs={jobs && <Jobs actor={jobs} />}
          onProvider={() => tell({ type: 'dialog.opened', dialog: 'provider' })}
          onProfile={() => tell({ type: 'dialog.opened', dialog: 'profile' })}
        >
          {storeSwitch && <StoreSwitch actor={storeSwitch} at="bar" />}
          {reconciler && <OperationLine actor={reconciler} />}
          {releases && <ReleaseLine actor={releases} at="bar" />}
        </BarEnd>
      ),
    [supplier, mainBalance, line, isOffline, events, jobs, storeSwitch, reconciler, releases, tell],
  )
  const { onLogOut } = sidebar
  useShortcuts({
    onPalette: () => tell({ type: 'dialog.opened', dialog: 'palette' }),
    onHelp: () => tell({ type: 'dialog.opened', dialog: 'shortcuts' }),
    onGo: (to) => isOffered(offered, to) && tell({ type: 'place.chosen', to }),
  })
  if (!supplier || isRecalling) return <ShellSkeleton />
  const head = headOf(page, settings.steps, offered)
  return (
    <Outlets>
      <SkipLink label={t.nav.skip()} to="content" />
      <ShellLayout frame={frameOf(page.location.to)} barStart={barStart} barEnd={barEnd} sidebar={column}>
        {releases && <ReleaseLine actor={releases} at="page" />}
        <BannerSlot
          banner={bannerOf({ isOffline, faulted, settings, supplier, offered, page: page.location.to })}
          onRetry={() => panel.send({ type: 'refresh.requested' })}
        />
        {head && <PageHead {...head} end={storeSwitch && <StoreSwitch actor={storeSwitch} at="page" />} />}
        {children}
      </ShellLayout>
      <LazyDialog chunk={drawer} isWanted={view.isMenuOpen} onClose={() => tell({ type: 'menu.closed' })}>
        {(Menu) => <Menu isOpen={view.isMenuOpen} sidebar={sidebar} onClose={() => tell({ type: 'menu.closed' })} />}
      </LazyDialog>
      {shell && (
        <Dialogs
          shell={shell}
          view={view}
          supplier={supplier}
          settings={settings}
          botUrl={botUrl}
          appearance={appearance}
          onLogOut={onLogOut}
        />
      )}
      <Bars
        onboarding={parts.onboarding}
        link={parts.link}
        guard={parts.leaveGuard}
        jobs={jobs}
        outbox={parts.outbox}
        reconciler={reconciler}
        subscription={parts.subscription}
        supplier={supplier}
        botUrl={botUrl}
      />
    </Outlets>
  )
}
