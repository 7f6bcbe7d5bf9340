import { type ReactNode, useState } from 'react'
import { details } from './Details.styles.ts'

interface DetailsProps {
  readonly title: string
  /** How much is inside. */
  readonly note?: number
  readonly isOpenAtFirst: boolean
  /** Something inside is wrong, so it opens. */
  readonly hasError: boolean
  /** How loud its title is: `quiet` as a link, in a part of a page that is read. */
  readonly look?: 'strong' | 'quiet'
  readonly children: ReactNode
}

/** A part of a form that is opened and closed by its title. */
export function Details({ title, note, isOpenAtFirst, hasError, look = 'strong', children }: DetailsProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [hadError, setHadError] = useState(hasError)
  if (hadError !== hasError) {
    setHadError(hasError)
    if (hasError) setOpen(true)
  }
  const styles = details({ look })
  return (
    <details className={styles.root} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.title}>
        {title}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
