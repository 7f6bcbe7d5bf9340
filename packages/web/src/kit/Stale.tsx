import type { Message } from '@supplier/core'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Said } from './Said.tsx'

interface StaleProps {
  readonly view: { readonly isLoading: boolean; readonly messages: readonly Message[] }
  readonly onRetry: () => void
}

/** What is shown is older than what was asked for. */
export function Stale({ view, onRetry }: StaleProps) {
  const words = useWords()
  return (
    <div role="status">
      <Banner
        tone="warning"
        icon={<CloudOff size={20} aria-hidden="true" />}
        label={words.list.stale()}
        title={words.list.stale()}
        actions={
          <Button size="small" busy={view.isLoading} onClick={onRetry}>
            {words.ui.retry()}
          </Button>
        }
      >
        <Said messages={view.messages} otherwise={words.list.staleText()} />
      </Banner>
    </div>
  )
}
