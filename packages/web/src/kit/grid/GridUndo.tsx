import type { GridActor } from '@supplier/core/kit/grid/grid.machine'
import { gridUndo } from '@supplier/core/kit/grid/grid.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import type { EditStep, OfferedStep } from '@supplier/core/kit/undo/undo.domain'
import { selectUndo } from '@supplier/core/kit/undo/undo.selectors'
import { useSelector } from '@xstate/react'
import X from 'lucide-react/icons/x'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { undoBar } from './Grid.styles.ts'

interface GridUndoProps {
  readonly section: AnySection
  readonly grid: GridActor
  /** The kind of change: an action on many rows stands above the list, an edited cell below it. */
  readonly kind: OfferedStep['kind']
  /** The heading of an edited cell’s column. */
  readonly headerOf: (cell: string) => string
}

/**
 * Offers to take back the last action on many rows, or the last edited cell. It stands in the flow of the page, because
 * over the list it would cover the cells.
 */
export function GridUndo({ section, grid, kind, headerOf }: GridUndoProps) {
  const labels = useTranslations().section.bulk
  const actor = gridUndo(grid)
  const step = useSelector(actor, selectUndo)
  const styles = undoBar()
  const editedText = ({ edits }: EditStep): string => {
    const name = headerOf(edits[0]?.name ?? '')
    return edits.length > 1 ? labels.editedMany({ name, count: edits.length }) : labels.edited({ name })
  }
  const isShown = step !== null && step.kind === kind
  return (
    <div className={styles.root} role="status">
      {isShown && (
        <div className={styles.bar}>
          <span className={styles.text}>
            {step.kind === 'edit'
              ? editedText(step)
              : section.bulk[step.action]?.creates
                ? labels.created({ count: step.count })
                : labels.undone({ count: step.count })}
          </span>
          <Button size="small" onClick={() => actor.send({ type: 'undo.chosen' })}>
            {labels.undo()}
          </Button>
          <IconButton
            size="small"
            label={labels.keep()}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => actor.send({ type: 'undo.dismissed' })}
          />
        </div>
      )}
    </div>
  )
}
