import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { panel } from './PickerWaiting.styles.ts'

/** Replaces the picker while its code loads or when it failed to load. */
export function PickerWaiting({ onRetry }: { readonly onRetry?: () => void }) {
  const t = useTranslations()
  return (
    <div className={panel({ failed: onRetry !== undefined })} role="status">
      {onRetry ? (
        <>
          {t.auth.countries.failed()}
          <Button size="small" onClick={onRetry}>
            {t.ui.retry()}
          </Button>
        </>
      ) : (
        <>
          <VisuallyHidden>{t.auth.countries.wait()}</VisuallyHidden>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height="2.25rem" />
          ))}
        </>
      )}
    </div>
  )
}
