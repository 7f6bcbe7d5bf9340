import type { GridActor } from '@supplier/core/kit/grid/grid.machine'
import { selectBulkActions, selectSelection } from '@supplier/core/kit/grid/grid.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { useSelector } from '@xstate/react'
import Ellipsis from 'lucide-react/icons/ellipsis'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import type { AnyTranslations } from '../look/section-translations.ts'
import { LazyMenu } from '../overlays/LazyMenu.tsx'
import { bulkBar } from './Grid.styles.ts'

interface BulkBarProps {
  readonly section: AnySection
  readonly t: AnyTranslations
  readonly grid: GridActor
}

/** How many of the actions that fit have buttons of their own. */
const most = 3

interface BarOrToolbarProps extends BulkBarProps {
  /** The toolbar. */
  readonly children: ReactNode
}

/**
 * The bar of the picked rows in place of the toolbar, which is only hidden, so that a pick renders neither the list nor
 * its tools again.
 */
export function BarOrToolbar({ children, ...bar }: BarOrToolbarProps) {
  const isPicked = useSelector(bar.grid, (snapshot) => selectSelection(snapshot).count > 0)
  return (
    <>
      {isPicked && <BulkBar {...bar} />}
      {children && <div hidden={isPicked}>{children}</div>}
    </>
  )
}

/** The number of picked rows, and the actions on them. */
function BulkBar({ section, t, grid }: BulkBarProps) {
  const labels = useTranslations().section
  const snapshot = useSelector(grid, (one) => one)
  const { count, found, hidden } = selectSelection(snapshot)
  const styles = bulkBar()
  const { fitting, others } = selectBulkActions(snapshot, section.bulk)
  const named = (id: string) => ({ id, label: t.bulk?.[id]?.label ?? id })
  const direct = fitting.slice(0, most).map(named)
  const rest = [...fitting.slice(most), ...others].map(named)
  const choose = (action: string) => grid.send({ type: 'bulk.chosen', action })
  return (
    <section className={styles.root} aria-label={labels.bulkActions()}>
      <IconButton
        size="small"
        label={labels.clearPicks()}
        icon={<X size={16} aria-hidden="true" />}
        onClick={() => grid.send({ type: 'picks.cleared' })}
      />
      <span className={styles.count} role="status">
        {labels.picked({ count })}
      </span>
      {hidden > 0 && <span className={styles.note}>{labels.pickedHidden({ count: hidden })}</span>}
      {found !== null && (
        <Button size="small" variant="ghost" onClick={() => grid.send({ type: 'found.picked' })}>
          {labels.pickFound({ count: found })}
        </Button>
      )}
      <div className={styles.actions}>
        {direct.map(({ id, label }) => (
          <Button key={id} size="small" onClick={() => choose(id)}>
            {label}
          </Button>
        ))}
        {rest.length > 0 && (
          <LazyMenu
            label={labels.moreActions()}
            items={rest}
            onSelect={choose}
            trigger={
              <IconButton size="small" label={labels.moreActions()} icon={<Ellipsis size={18} aria-hidden="true" />} />
            }
          />
        )}
      </div>
    </section>
  )
}
