import { type ReactNode, useState } from 'react'
import { details } from './Details.styles.ts'

interface DetailsProps {
  readonly title: string
  /** How much is inside. */
  readonly note: number
  readonly isOpenAtFirst: boolean
  /** Something inside is wrong, so it opens. */
  readonly hasError: boolean
  readonly children: ReactNode
}

/** A part of a form that is opened and closed by its title. */
export function Details({ title, note, isOpenAtFirst, hasError, children }: DetailsProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [hadError, setHadError] = useState(hasError)
  if (hadError !== hasError) {
    setHadError(hasError)
    if (hasError) setOpen(true)
  }
  const styles = details()
  return (
    <details className={styles.root} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.title}>
        {title}
        <span className={styles.note}>{note}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
