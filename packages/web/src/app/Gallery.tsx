import type { ReactNode } from 'react'
import { Logo } from '../ui/Logo.tsx'
import { head, heading, page, section } from './Gallery.styles.ts'
import { Appearances } from './gallery/Appearances.tsx'
import { Buttons } from './gallery/Buttons.tsx'
import { Choices } from './gallery/Choices.tsx'
import { EmptyStates } from './gallery/EmptyStates.tsx'
import { Fields } from './gallery/Fields.tsx'
import { Images } from './gallery/Images.tsx'
import { Messages } from './gallery/Messages.tsx'
import { Operations } from './gallery/Operations.tsx'
import { Overlays } from './gallery/Overlays.tsx'
import { Payouts } from './gallery/Payouts.tsx'
import { Paywalls } from './gallery/Paywalls.tsx'
import { Pickers } from './gallery/Pickers.tsx'
import { Small } from './gallery/Small.tsx'
import { Toasts } from './gallery/Toasts.tsx'
import { TopUps } from './gallery/TopUps.tsx'
import { Transfers } from './gallery/Transfers.tsx'

/** Shows every component in all its states, for developers. Development builds only. */
export function Gallery() {
  return (
    <main className={page}>
      <div className={head}>
        <Logo />
        <Appearances />
      </div>
      <Part title="Button">
        <Buttons />
      </Part>
      <Part title="Field">
        <Fields />
      </Part>
      <Part title="Choice">
        <Choices />
      </Part>
      <Part title="Picker">
        <Pickers />
      </Part>
      <Part title="Alert, Banner">
        <Messages />
      </Part>
      <Part title="EmptyState">
        <EmptyStates />
      </Part>
      <Part title="Badge, Avatar, Kbd, CopyButton, Stars, Skeleton, Progress">
        <Small />
      </Part>
      <Part title="Dialog, Drawer, Menu, Tooltip, Tabs, Collapsible">
        <Overlays />
      </Part>
      <Part title="PaywallDialog">
        <Paywalls />
        <Operations />
      </Part>
      <Part title="TransferDialog">
        <Transfers />
      </Part>
      <Part title="TopUpDialog">
        <TopUps />
      </Part>
      <Part title="PayoutDialog">
        <Payouts />
      </Part>
      <Part title="ImageField">
        <Images />
      </Part>
      <Part title="Toaster">
        <Toasts />
      </Part>
    </main>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={section} aria-label={title}>
      <h2 className={heading}>{title}</h2>
      {children}
    </section>
  )
}
