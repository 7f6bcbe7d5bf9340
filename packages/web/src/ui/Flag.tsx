import type { ShownFlag } from '@supplier/core'
import { cloth, picture, flag as style } from './Flag.styles.ts'
import { Picture } from './Picture.tsx'

interface FlagProps {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly iso: string
  /** Some systems show a sign of writing, "🇵🇱", as two letters. */
  readonly flag: ShownFlag | null
}

/** Ukraine's is drawn, so that most readers see a flag on every system. */
export function Flag({ iso, flag }: FlagProps) {
  return (
    <span className={style()} aria-hidden="true">
      {iso === 'UA' ? (
        <svg className={cloth()} viewBox="0 0 20 14" aria-hidden="true">
          <rect width="20" height="7" fill="#0057b8" />
          <rect y="7" width="20" height="7" fill="#ffd700" />
        </svg>
      ) : flag === null || 'sign' in flag ? (
        flag?.sign
      ) : (
        <span className={picture()}>
          <Picture src={flag.picture} alt="" />
        </span>
      )}
    </span>
  )
}
