import type { ShownFlag } from '@supplier/core/countries/flag.domain'
import { cloth, image, flag as style } from './Flag.styles.ts'
import { RemoteImage } from './RemoteImage.tsx'

interface FlagProps {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly iso: string
  /** An emoji or an image; some systems show the emoji "🇵🇱" as two letters. */
  readonly flag: ShownFlag | null
}

/** The flag of a country. Ukraine’s is an SVG, so that most suppliers see a flag on every system. */
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
        <span className={image()}>
          <RemoteImage src={flag.image} alt="" />
        </span>
      )}
    </span>
  )
}
