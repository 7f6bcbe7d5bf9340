import type { Message } from '@supplier/core/kernel/message'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'
import { ServerMessages } from './ServerMessages.tsx'

interface StaleProps {
  readonly view: { readonly isLoading: boolean; readonly messages: readonly Message[]; readonly mayRetry?: boolean }
  readonly onRetry: () => void
}

/** Tells the supplier that the shown data is stale because reloading failed. */
export function Stale({ view, onRetry }: StaleProps) {
  const t = useTranslations()
  return (
    <div role="status">
      <Banner
        tone="warning"
        icon={<CloudOff size={20} aria-hidden="true" />}
        label={t.list.stale()}
        title={t.list.stale()}
        actions={
          view.mayRetry !== false && (
            <Button size="small" busy={view.isLoading} onClick={onRetry}>
              {t.ui.retry()}
            </Button>
          )
        }
      >
        <ServerMessages messages={view.messages} otherwise={t.list.staleText()} />
      </Banner>
    </div>
  )
}
