import '../styles/panel.css'
import type { AppActor } from '@supplier/core'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Logo } from '../ui/Logo.tsx'
import { ShellLayout } from './ShellLayout.tsx'

export function Shell({ app, children }: { readonly app: AppActor; readonly children: ReactNode }) {
  return (
    <ShellLayout
      barStart={<Logo />}
      barEnd={<Button onClick={() => app.send({ type: 'logout.chosen' })}>out</Button>}
      sidebar={null}
    >
      {children}
    </ShellLayout>
  )
}
