import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { panel } from './PickerWaiting.styles.ts'

/** The picker before its code is there, or when it did not come. */
export function PickerWaiting({ onRetry }: { readonly onRetry?: () => void }) {
  const words = useWords()
  return (
    <div className={panel({ failed: onRetry !== undefined })} role="status">
      {onRetry ? (
        <>
          {words.auth.countries.failed()}
          <Button size="small" onClick={onRetry}>
            {words.ui.retry()}
          </Button>
        </>
      ) : (
        <>
          <VisuallyHidden>{words.auth.countries.wait()}</VisuallyHidden>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height="2.25rem" />
          ))}
        </>
      )}
    </div>
  )
}
