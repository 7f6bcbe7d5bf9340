import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ControlledDemo } from '../../ui/fields/ControlledDemo.tsx'
import type { ToastView } from '../../ui/messages/Toast.tsx'
import { Toaster } from '../../ui/messages/Toaster.tsx'
import { row } from './Gallery.styles.ts'

const toastVariants = ['default', 'successful', 'warning', 'destructive', 'loading'] as const

export function Toasts() {
  const t = useTranslations()
  return (
    <ControlledDemo<readonly ToastView[]> start={[]}>
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
                      title: t.core.session.codeSent(),
                      ...(variant === 'destructive' ? { action: t.ui.retry() } : {}),
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
            label={t.ui.toasts()}
            closeLabel={t.ui.close()}
            onClose={(id) => hold(toasts.filter((toast) => toast.id !== id))}
          />
        </>
      )}
    </ControlledDemo>
  )
}
