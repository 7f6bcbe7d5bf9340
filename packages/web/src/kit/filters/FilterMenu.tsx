import ListFilter from 'lucide-react/icons/list-filter'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { chunkOf } from '../../ui/loading/chunk.ts'
import type { PressedProps } from '../../ui/overlays/OnPress.tsx'
import { filterWord } from '../fields/Section.styles.ts'
import { LazyOverlay } from '../overlays/LazyOverlay.tsx'
import { choicesOf, type FiltersProps } from './filters.ts'

const popover = chunkOf<FiltersProps & PressedProps>(async () => (await import('./FilterPopover.tsx')).FilterPopover)

/** All filters of a list in one popover. */
export function FilterMenu(props: FiltersProps) {
  const { codecs, query } = props
  const labels = useTranslations().section
  const all = choicesOf(codecs)
  const count = all.filter(([name, codec]) => codec.write(query[name]) !== null).length
  if (all.length === 0) return null
  const trigger = (
    <Button
      variant="ghost"
      icon={<ListFilter size={16} aria-hidden="true" />}
      aria-label={count > 0 ? labels.filtersChosen({ count }) : undefined}
    >
      <span className={filterWord}>{labels.filter()}</span>
      {count > 0 && ` (${count})`}
    </Button>
  )
  return (
    <LazyOverlay trigger={trigger} popup="dialog" chunk={popover}>
      {(Filters, pressed) => <Filters {...props} {...pressed} />}
    </LazyOverlay>
  )
}
