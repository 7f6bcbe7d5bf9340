import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Logo } from '../../ui/images/Logo.tsx'
import { Buttons } from './Buttons.tsx'
import { Choices } from './Choices.tsx'
import { Comboboxes } from './Comboboxes.tsx'
import { EmptyStates } from './EmptyStates.tsx'
import { Fields } from './Fields.tsx'
import { head, heading, page, row, section } from './Gallery.styles.ts'
import { Images } from './Images.tsx'
import { Messages } from './Messages.tsx'
import { Operations } from './Operations.tsx'
import { Overlays } from './Overlays.tsx'
import { Payouts } from './Payouts.tsx'
import { Paywalls } from './Paywalls.tsx'
import { Pickers } from './Pickers.tsx'
import { Small } from './Small.tsx'
import { Toasts } from './Toasts.tsx'
import { TopUps } from './TopUps.tsx'
import { Transfers } from './Transfers.tsx'

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
      <Part title="Combobox, DatePicker">
        <Comboboxes />
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
      <Part title="Dialog, Drawer, Menu, Tooltip">
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

function Appearances() {
  const { themes, densities } = useTranslations().appearance
  const looks = [
    ['data-theme', 'light', themes.light()],
    ['data-theme', 'dark', themes.dark()],
    ['data-density', 'comfortable', densities.comfortable()],
    ['data-density', 'compact', densities.compact()],
  ] as const
  return (
    <div className={row}>
      {looks.map(([name, value, label]) => (
        <Button key={value} size="small" onClick={() => document.documentElement.setAttribute(name, value)}>
          {label}
        </Button>
      ))}
    </div>
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
