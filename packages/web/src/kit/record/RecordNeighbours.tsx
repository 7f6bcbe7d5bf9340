import type { Neighbours } from '@supplier/core/kit/drawer/neighbours.domain'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { useNeighbourKeys } from '../../ui/keyboard/use-neighbour-keys.ts'
import { neighbourButtons } from '../fields/Section.styles.ts'

interface RecordNeighboursProps extends Neighbours {
  readonly onOpen: (id: string) => void
}

/** Opens the next or the previous record of the list without leaving the form, by buttons or by J and K. */
export function RecordNeighbours({ previous, next, onOpen }: RecordNeighboursProps) {
  const t = useTranslations().section
  const way = (id: string | null) => (id === null ? null : () => onOpen(id))
  const [onPrevious, onNext] = [way(previous), way(next)]
  useNeighbourKeys({ onPrevious, onNext })
  if (previous === null && next === null) return null
  return (
    <div className={neighbourButtons}>
      <IconButton
        label={t.previousRecord()}
        title={t.previousRecord()}
        aria-keyshortcuts="K Alt+K"
        disabled={previous === null}
        icon={<ChevronUp size={18} aria-hidden="true" />}
        onClick={() => onPrevious?.()}
      />
      <IconButton
        label={t.nextRecord()}
        title={t.nextRecord()}
        aria-keyshortcuts="J Alt+J"
        disabled={next === null}
        icon={<ChevronDown size={18} aria-hidden="true" />}
        onClick={() => onNext?.()}
      />
    </div>
  )
}
