import type { AppActor } from '@supplier/core/app/app.machine'
import type { Toast } from '@supplier/core/toasts/toasts.domain'
import type { ToastsActor } from '@supplier/core/toasts/toasts.machine'
import { selectOpenToasts } from '@supplier/core/toasts/toasts.selectors'
import { useSelector } from '@xstate/react'
import type { Translations } from '../i18n/language.ts'
import { messageText } from '../i18n/message-text.ts'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Boundary } from '../ui/loading/Boundary.tsx'
import { calm } from '../ui/loading/calm.ts'
import { chunkOf } from '../ui/loading/chunk.ts'
import { Later } from '../ui/loading/Later.tsx'
import type { ToastView } from '../ui/messages/Toast.tsx'
import type { ToasterProps } from '../ui/messages/Toaster.tsx'

interface ToastsProps {
  readonly app: AppActor
  readonly actor: ToastsActor
}

const toaster = chunkOf<ToasterProps>(async () => {
  await calm()
  return (await import('../ui/messages/Toaster.tsx')).Toaster
})

/** The toasts of the app. Their code is loaded right after the first screen. */
export function Toasts({ app, actor }: ToastsProps) {
  const t = useTranslations()
  const open = useSelector(actor, selectOpenToasts)
  const toasts = open.map((toast) => toastOf(toast, t))
  const act = (pressed: string) => {
    const way = open.find(({ id }) => String(id) === pressed)?.way
    if (way === undefined) return app.send({ type: 'signIn.requested' })
    actor.send({ type: 'toast.dismissed', id: Number(pressed) })
    app.send({ type: 'navigation.requested', location: way.location })
  }
  const plain = () => <div role="status">{toasts.map(({ title }) => title).join(' ')}</div>
  return (
    <Boundary fallback={plain}>
      <Later chunk={toaster} waiting={null} failed={plain}>
        {(Toaster) => (
          <Toaster
            toasts={toasts}
            label={t.ui.toasts()}
            closeLabel={t.ui.close()}
            onClose={(id) => actor.send({ type: 'toast.dismissed', id: Number(id) })}
            onAction={act}
            onPause={() => actor.send({ type: 'region.entered' })}
            onResume={() => actor.send({ type: 'region.left' })}
          />
        )}
      </Later>
    </Boundary>
  )
}

const toastOf = ({ id, variant, message, action, way }: Toast, t: Translations): ToastView => ({
  id: String(id),
  variant,
  title: messageText(t, message),
  ...('key' in message && message.details && { details: { label: t.ui.details(), text: message.details } }),
  ...(action && { action: t.ui[action]() }),
  ...(way && { action: t.ui[way.label]() }),
})
