import { namedFile } from '@supplier/core/chats/chat-file.domain'
import { longestMessage, type Room } from '@supplier/core/chats/chats.domain'
import { sameWriting, selectWriting, templatesOfRoom } from '@supplier/core/chats/chats.selectors'
import type { RoomActor } from '@supplier/core/chats/room.machine'
import { selectTemplates } from '@supplier/core/reply-templates/reply-templates.selectors'
import { useSelector } from '@xstate/react'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Paperclip from 'lucide-react/icons/paperclip'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { useRef } from 'react'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { templatesTexts } from '../reply-templates/reply-templates.translations.ts'
import { TemplatesMenu } from '../reply-templates/TemplatesMenu.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { TextArea } from '../ui/fields/TextArea.tsx'
import { onKeys } from '../ui/keyboard/keys.ts'
import { useFirstFocus } from '../ui/keyboard/use-first-focus.ts'
import { Alert } from '../ui/messages/Alert.tsx'
import { ComposerFiles } from './ComposerFiles.tsx'
import { composer } from './chats.styles.ts'
import type { ChatTexts } from './chats.translations.ts'

interface ComposerProps {
  readonly actor: RoomActor
  readonly room: Room | null
  readonly t: ChatTexts
}

/** The message that is being written, with its files and templates; in a closed room why nobody may write. */
export function Composer({ actor, room, t }: ComposerProps) {
  const { text, mistake, files, opensTemplates } = useSelector(actor, selectWriting, sameWriting)
  const templates = templatesOfRoom(actor)
  const words = templatesTexts[useLanguage()]
  const messageText = useMessageText()
  const area = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const styles = composer()
  useFirstFocus(area)
  const isOpen = useSelector(templates ?? undefined, (one) => one !== undefined && selectTemplates(one).isOpen)
  if (room?.canWrite === false)
    return (
      <div className={styles.blocked}>
        <Alert tone="warning" title={t.blocked}>
          {room.blockedWhy}
          {text !== '' && <p>{text}</p>}
        </Alert>
      </div>
    )
  const submit = () => actor.send({ type: 'message.submitted' })
  const press = onKeys({
    Enter: submit,
    'Ctrl+Enter': submit,
    '/': opensTemplates ? () => templates?.send({ type: 'templates.opened' }) : undefined,
  })
  return (
    <div className={styles.root}>
      {templates && (
        <TemplatesMenu
          actor={templates}
          onChoose={(template) => {
            actor.send({ type: 'template.chosen', text: template.text })
            area.current?.focus()
          }}
          onClose={() => area.current?.focus()}
        />
      )}
      <ComposerFiles actor={actor} files={files} t={t} />
      {mistake && (
        <p className={styles.wrong} role="alert">
          {messageText(mistake)}
        </p>
      )}
      <div className={styles.row}>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept="image/png,image/jpeg,image/webp,application/pdf"
          onChange={({ currentTarget }) => {
            actor.send({ type: 'files.chosen', files: [...(currentTarget.files ?? [])].map(namedFile) })
            currentTarget.value = ''
          }}
        />
        <IconButton
          label={t.attach}
          title={t.attach}
          icon={<Paperclip size={18} aria-hidden="true" />}
          onClick={() => picker.current?.click()}
        />
        <div className={styles.area}>
          <TextArea
            ref={area}
            rows={1}
            aria-label={t.write}
            placeholder={t.write}
            aria-invalid={mistake ? true : undefined}
            value={text}
            onText={(typed) => actor.send({ type: 'text.typed', text: typed })}
            onKeyDown={press}
            onPaste={(event) => {
              const files = pastedFiles(event.clipboardData)
              if (files.length === 0) return
              event.preventDefault()
              actor.send({ type: 'files.chosen', files })
            }}
          />
        </div>
        <IconButton
          label={words.button}
          title={`${words.button} (/)`}
          aria-expanded={isOpen}
          icon={<MessageSquareText size={18} aria-hidden="true" />}
          onClick={() => templates?.send({ type: isOpen ? 'templates.closed' : 'templates.opened' })}
        />
        <span className={styles.send}>
          <IconButton
            label={t.send}
            title={t.send}
            icon={<SendHorizontal size={18} aria-hidden="true" />}
            onClick={submit}
          />
        </span>
      </div>
      {text.length > longestMessage && (
        <p className={styles.wrong} role="status">
          {text.length} / {longestMessage}
        </p>
      )}
      <p className={styles.hint}>{t.hint}</p>
    </div>
  )
}

/** The files of the clipboard. Words and tables come with a picture of themselves, and their text is what is meant. */
const pastedFiles = ({ types, files }: DataTransfer) => (types.includes('text/plain') ? [] : [...files].map(namedFile))
