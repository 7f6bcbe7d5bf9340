import type { GridActor } from '@supplier/core/kit/grid/grid.machine'
import { selectIsPicked, selectSelection } from '@supplier/core/kit/grid/grid.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'

/** The checkbox that picks all rows of the page. */
export function PickPage({ grid }: { readonly grid: GridActor }) {
  const t = useTranslations().section
  const picked = useSelector(grid, (snapshot) => selectSelection(snapshot).page)
  return (
    <Checkbox
      quiet
      label={t.pickPage()}
      checked={picked === 'all'}
      mixed={picked === 'some'}
      onChange={() => grid.send({ type: 'page.picked' })}
    />
  )
}

interface PickRowProps {
  readonly grid: GridActor
  readonly id: string
  /** The name of the row. */
  readonly name: string
}

/** The checkbox that picks a row; with Shift, all rows from the last picked one. */
export function PickRow({ grid, id, name }: PickRowProps) {
  const t = useTranslations().section
  const checked = useSelector(grid, (snapshot) => selectIsPicked(snapshot, id))
  return (
    <Checkbox
      quiet
      label={t.pickRow({ name })}
      checked={checked}
      onChange={(_, isRange) => grid.send({ type: 'row.picked', id, isRange })}
    />
  )
}
