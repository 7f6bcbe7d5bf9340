import { type AppActor, samePanel, selectPanel } from '@supplier/core'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { settings } from '../wiring/settings.ts'
import { OpenShell } from './OpenShell.tsx'
import { PanelFault } from './PanelFault.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'

interface ShellProps {
  readonly app: AppActor
  readonly children: ReactNode
  /** The address of the product's Telegram bot; empty when there is none. */
  readonly telegramBot?: string
}

/** What stands around every page of the panel, from the moment the panel is loaded. */
export function Shell({ app, children, telegramBot = settings.telegramBot }: ShellProps) {
  const place = useSelector(app, selectPanel, samePanel)
  switch (place.state) {
    case 'open':
      return (
        <OpenShell app={app} panel={place.panel} botUrl={telegramBot}>
          {children}
        </OpenShell>
      )
    case 'missing':
      return (
        <PanelFault
          onRetry={() => app.send({ type: 'retry.chosen' })}
          onLogOut={() => app.send({ type: 'logout.chosen' })}
        />
      )
    default:
      return <ShellSkeleton />
  }
}
