import type { ReactNode } from 'react'
import { Logo } from '../ui/images/Logo.tsx'
import { authLayout } from './AuthLayout.styles.ts'
import { Testimonial } from './Testimonial.tsx'

interface AuthLayoutProps {
  readonly children: ReactNode
  /** Shown to the right of the logo, such as the language switch. */
  readonly aside?: ReactNode
}

/** The layout of the sign-in area: the form and, on wide screens, a testimonial. */
export function AuthLayout({ children, aside }: AuthLayoutProps) {
  const styles = authLayout()
  return (
    <div className={styles.root}>
      <div className={styles.side}>
        <header className={styles.head}>
          <Logo />
          {aside}
        </header>
        <main className={styles.main}>
          <div className={styles.form}>{children}</div>
        </main>
      </div>
      <Testimonial />
    </div>
  )
}
