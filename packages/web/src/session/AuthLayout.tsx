import type { ReactNode } from 'react'
import { Logo } from '../ui/Logo.tsx'
import { authLayout } from './AuthLayout.styles.ts'
import { Testimonial } from './Testimonial.tsx'

interface AuthLayoutProps {
  readonly children: ReactNode
  /** At the right of the logo, such as the choice of language. */
  readonly aside?: ReactNode
}

/** The sign-in area: the form, and on wide screens what a manager says about the panel. */
export function AuthLayout({ children, aside }: AuthLayoutProps) {
  const look = authLayout()
  return (
    <div className={look.root}>
      <div className={look.side}>
        <header className={look.head}>
          <Logo />
          {aside}
        </header>
        <main className={look.main}>
          <div className={look.form}>{children}</div>
        </main>
      </div>
      <Testimonial />
    </div>
  )
}
