import type { Product } from '@supplier/core'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { LazyPopover } from '../app/LazyPopover.tsx'
import { Badge } from '../ui/Badge.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { problems as list, status as statusLook } from './products.styles.ts'
import type { MoreProductTexts } from './products.translations.ts'

interface ProductStatusProps {
  readonly row: Product
  readonly more: Readonly<Record<MoreProductTexts, string>>
  readonly problemTexts: Readonly<Record<string, string>>
}

const tones = {
  draft: 'neutral',
  moderation: 'info',
  active: 'success',
  moderation_update: 'info',
  rejected: 'danger',
  hidden: 'neutral',
  archived: 'neutral',
} as const

/** Problems that the state of the product already tells. */
const told = ['hidden', 'moderation_rejected', 'no_stock']

/** The state of a product, with what keeps it from selling well behind a button. */
export function ProductStatus({ row, more, problemTexts }: ProductStatusProps) {
  const { status, problems, moderation } = row
  const said = moderation?.reason ? [moderation.reason] : []
  const all = [...said, ...problems.filter((one) => !told.includes(one)).map((one) => problemTexts[one] ?? one)]
  return (
    <span className={statusLook}>
      <Badge tone={tones[status]}>{more[status]}</Badge>
      {all.length > 0 && (
        <LazyPopover
          label={more.problems}
          placement="bottom-end"
          trigger={
            <IconButton
              size="small"
              label={`${more.problems}: ${all.length}`}
              icon={<TriangleAlert size={16} aria-hidden="true" />}
            />
          }
        >
          <ul className={list}>
            {all.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </LazyPopover>
      )}
    </span>
  )
}
