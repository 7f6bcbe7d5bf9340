import { type AppActor, type Notice, type NoticesActor, selectOpenNotices } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { say } from '../i18n/say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import type { Words } from '../i18n/words.ts'
import type { ToastView } from '../ui/Toast.tsx'
import { Toaster } from '../ui/Toaster.tsx'

interface ToastsProps {
  readonly app: AppActor
  readonly actor: NoticesActor
}

export function Toasts({ app, actor }: ToastsProps) {
  const notices = useSelector(actor, selectOpenNotices)
  const words = useWords()
  return (
    <Toaster
      toasts={notices.map((notice) => toastOf(notice, words))}
      label={words.ui.notices()}
      closeLabel={words.ui.close()}
      onClose={(id) => actor.send({ type: 'notice.dismissed', id: Number(id) })}
      onAction={() => app.send({ type: 'logout.chosen' })}
      onPause={() => actor.send({ type: 'region.entered' })}
      onResume={() => actor.send({ type: 'region.left' })}
    />
  )
}

const toastOf = ({ id, variant, message, action }: Notice, words: Words): ToastView => ({
  id: String(id),
  variant,
  title: say(words, message),
  ...(action && { action: words.ui[action]() }),
})
