import type { AppActor } from '@supplier/core/app/app.machine'
import { samePanel, selectPanel } from '@supplier/core/app/panel.selectors'
import type { Href } from '@supplier/core/kernel/address'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { settings } from '../settings/settings.ts'
import { OpenShell } from './OpenShell.tsx'
import { OpenTitle, PageTitle } from './PageTitle.tsx'
import { PanelFault } from './PanelFault.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'

interface ShellProps {
  readonly app: AppActor
  readonly children: ReactNode
  /** The address of the product's Telegram bot; empty when there is none. */
  readonly telegramBot?: Href
}

/** The shell around every page of the panel: open, failed, or loading. */
export function Shell({ app, children, telegramBot = settings.telegramBot }: ShellProps) {
  const location = useSelector(app, selectPanel, samePanel)
  switch (location.state) {
    case 'open':
      return (
        <>
          <OpenTitle app={app} panel={location.panel} />
          <OpenShell app={app} panel={location.panel} botUrl={telegramBot}>
            {children}
          </OpenShell>
        </>
      )
    case 'missing':
      return (
        <>
          <PageTitle app={app} />
          <PanelFault
            onRetry={() => app.send({ type: 'retry.chosen' })}
            onLogOut={() => app.send({ type: 'logout.chosen' })}
          />
        </>
      )
    default:
      return (
        <>
          <PageTitle app={app} />
          <ShellSkeleton />
        </>
      )
  }
}
