import { useWords } from '../../i18n/WordsProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Held } from '../../ui/Held.tsx'
import type { ToastView } from '../../ui/Toast.tsx'
import { Toaster } from '../../ui/Toaster.tsx'
import { row } from '../Gallery.styles.ts'

const toastVariants = ['default', 'successful', 'warning', 'destructive', 'loading'] as const

export function Toasts() {
  const words = useWords()
  return (
    <Held<readonly ToastView[]> start={[]}>
      {(toasts, hold) => (
        <>
          <div className={row}>
            {toastVariants.map((variant) => (
              <Button
                key={variant}
                onClick={() =>
                  hold([
                    ...toasts,
                    {
                      id: `${variant}-${toasts.length}`,
                      variant,
                      title: words.core.session.codeSent(),
                      ...(variant === 'destructive' ? { action: words.ui.retry() } : {}),
                    },
                  ])
                }
              >
                {variant}
              </Button>
            ))}
          </div>
          <Toaster
            toasts={toasts}
            label={words.ui.notices()}
            closeLabel={words.ui.close()}
            onClose={(id) => hold(toasts.filter((toast) => toast.id !== id))}
          />
        </>
      )}
    </Held>
  )
}
