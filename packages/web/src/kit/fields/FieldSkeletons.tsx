import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { fields as fieldStyles } from './Section.styles.ts'

/** Placeholders for the fields, up to six. */
export function FieldSkeletons({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div className={fieldStyles} role="status" aria-label={label}>
      {Array.from({ length: Math.min(count, 6) }, (_, at) => (
        <Skeleton key={at} height="4rem" />
      ))}
    </div>
  )
}
