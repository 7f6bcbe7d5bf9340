import ArrowUp from 'lucide-react/icons/arrow-up'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { newItems as location, newItemsCard } from './Notifications.styles.ts'

interface NewItemsProps {
  readonly count: number
  readonly onShow: () => void
}

/**
 * The number of new notifications. They are inserted when the supplier presses the button, so that the list does not
 * move by itself.
 */
export function NewItems({ count, onShow }: NewItemsProps) {
  const t = useTranslations().notification
  return (
    <div className={location} role="status">
      {count > 0 && (
        <div className={newItemsCard}>
          <Button variant="primary" icon={<ArrowUp size={16} aria-hidden="true" />} onClick={onShow}>
            {t.newItems({ count })}
          </Button>
        </div>
      )}
    </div>
  )
}
