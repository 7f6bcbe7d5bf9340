import type { StoreChoice } from '@supplier/core/store-switch/store-switch.selectors'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Store from 'lucide-react/icons/store'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { LazyOverlay } from '../kit/overlays/LazyOverlay.tsx'
import { chunkOf } from '../ui/loading/chunk.ts'
import type { ChoiceMenuProps } from '../ui/overlays/ChoiceMenu.tsx'
import type { PressedProps } from '../ui/overlays/OnPress.tsx'
import { button } from './StoreSwitch.styles.ts'

interface StoreMenuProps {
  readonly view: StoreChoice
  readonly onChoose: (id: string | null) => void
}

const all = 'all'
const menu = chunkOf<ChoiceMenuProps & PressedProps>(
  async () => (await import('../ui/overlays/ChoiceMenu.tsx')).ChoiceMenu,
)

/** The button with the chosen store, and the menu of all of them. */
export function StoreMenu({ view: { stores, chosen }, onChoose }: StoreMenuProps) {
  const t = useTranslations().shell.store
  const styles = button({ chosen: chosen !== null })
  const name = chosen?.title ?? t.all()
  return (
    <LazyOverlay
      popup="menu"
      chunk={menu}
      trigger={
        <button type="button" className={styles.root} aria-label={t.chosen({ name })} title={name}>
          <Store size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      }
    >
      {(Menu, pressed) => (
        <Menu
          key={pressed.opening}
          {...pressed}
          label={t.label()}
          value={chosen?.id ?? all}
          options={[{ value: all, label: t.all() }, ...stores.map(({ id, title }) => ({ value: id, label: title }))]}
          onChange={(value) => onChoose(value === all ? null : value)}
        />
      )}
    </LazyOverlay>
  )
}
