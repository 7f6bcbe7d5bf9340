import type { FileState } from '@supplier/core/chats/chat-file.domain'
import type { RoomActor } from '@supplier/core/chats/room.machine'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { formatPercent } from '../i18n/counts.ts'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { composer } from './chats.styles.ts'
import type { ChatTexts } from './chats.translations.ts'

interface ComposerFilesProps {
  readonly actor: RoomActor
  readonly files: readonly FileState[]
  readonly t: ChatTexts
}

/** The files of the message that is being written, with how much of each was sent, or why it was not. */
export function ComposerFiles({ actor, files, t }: ComposerFilesProps) {
  const styles = composer()
  const messageText = useMessageText()
  const language = useLanguage()
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ key, name, state, progress, message, canRetry }) => (
        <li key={key} className={styles.file} data-state={state}>
          <span>
            {name}
            {state === 'sending' && ` · ${formatPercent(Math.round(progress * 100), language)}`}
            {message && ` · ${messageText(message)}`}
          </span>
          {state === 'failed' && canRetry && (
            <IconButton
              size="small"
              label={t.retryFile(name)}
              icon={<RotateCw size={14} aria-hidden="true" />}
              onClick={() => actor.send({ type: 'file.retried', key })}
            />
          )}
          <IconButton
            size="small"
            label={t.removeFile(name)}
            icon={<X size={14} aria-hidden="true" />}
            onClick={() => actor.send({ type: 'file.removed', key })}
          />
        </li>
      ))}
    </ul>
  )
}
