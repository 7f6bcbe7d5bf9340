import { type AppActor, type Notice, type NoticesActor, selectOpenNotices } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { say } from '../i18n/say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import type { Words } from '../i18n/words.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { calm } from '../ui/calm.ts'
import { chunkOf } from '../ui/chunk.ts'
import { Later } from '../ui/Later.tsx'
import type { ToastView } from '../ui/Toast.tsx'
import type { ToasterProps } from '../ui/Toaster.tsx'

interface ToastsProps {
  readonly app: AppActor
  readonly actor: NoticesActor
}

const toaster = chunkOf<ToasterProps>(async () => {
  await calm()
  return (await import('../ui/Toaster.tsx')).Toaster
})

/** What the app has to say, at the edge of the page. Its code comes right behind the first screen. */
export function Toasts({ app, actor }: ToastsProps) {
  const words = useWords()
  const toasts = useSelector(actor, selectOpenNotices).map((notice) => toastOf(notice, words))
  const plain = () => <div role="status">{toasts.map(({ title }) => title).join(' ')}</div>
  return (
    <Boundary fallback={plain}>
      <Later chunk={toaster} waiting={null} failed={plain}>
        {(Toaster) => (
          <Toaster
            toasts={toasts}
            label={words.ui.notices()}
            closeLabel={words.ui.close()}
            onClose={(id) => actor.send({ type: 'notice.dismissed', id: Number(id) })}
            onAction={() => app.send({ type: 'signIn.wanted' })}
            onPause={() => actor.send({ type: 'region.entered' })}
            onResume={() => actor.send({ type: 'region.left' })}
          />
        )}
      </Later>
    </Boundary>
  )
}

const toastOf = ({ id, variant, message, action }: Notice, words: Words): ToastView => ({
  id: String(id),
  variant,
  title: say(words, message),
  ...('key' in message && message.details && { details: { label: words.ui.details(), text: message.details } }),
  ...(action && { action: words.ui[action]() }),
})
