import { bar, track } from './Progress.styles.ts'

interface ProgressProps {
  readonly label: string
  /** From 0 to 1; `null` while it is unknown. */
  readonly done: number | null
}

export function Progress({ label, done }: ProgressProps) {
  const percent = done === null ? undefined : Math.round(Math.min(1, Math.max(0, done)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={track()}
    >
      <div
        className={bar({ known: percent !== undefined })}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  )
}
