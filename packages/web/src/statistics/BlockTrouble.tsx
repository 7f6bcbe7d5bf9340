import { messagesOf } from '@supplier/core/kernel/message'
import type { BlockView } from '@supplier/core/statistics/statistics.selectors'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { ServerMessages } from '../kit/answers/ServerMessages.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { chart } from './statistics.styles.ts'
import { useFigures } from './use-figures.ts'

interface BlockTroubleProps {
  readonly block: BlockView<unknown>
  readonly onRetry: () => void
}

/** Tells that a block was not read, and what is shown instead. */
export function BlockTrouble({ block: { value, failure }, onRetry }: BlockTroubleProps) {
  const { t } = useFigures()
  const { ui } = useTranslations()
  if (failure === null) return null
  return (
    <div className={chart().note} role="status">
      <ServerMessages messages={messagesOf(failure)} otherwise={value === null ? t.neverRead : t.notRead} />{' '}
      <Button size="small" onClick={onRetry}>
        {ui.retry()}
      </Button>
    </div>
  )
}
