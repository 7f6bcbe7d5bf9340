import ArrowUp from 'lucide-react/icons/arrow-up'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { arrivalsCard, arrivals as place } from './Notifications.styles.ts'

interface ArrivalsProps {
  readonly count: number
  readonly onShow: () => void
}

/** How many have come since: nothing moves until they are wanted. */
export function Arrivals({ count, onShow }: ArrivalsProps) {
  const words = useWords().notification
  return (
    <div className={place} role="status">
      {count > 0 && (
        <div className={arrivalsCard}>
          <Button variant="primary" icon={<ArrowUp size={16} aria-hidden="true" />} onClick={onShow}>
            {words.arrivals({ count })}
          </Button>
        </div>
      )}
    </div>
  )
}
