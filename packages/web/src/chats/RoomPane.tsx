import type { PanelActor } from '@supplier/core/app/panel.machine'
import { namedFile } from '@supplier/core/chats/chat-file.domain'
import type { Room } from '@supplier/core/chats/chats.domain'
import type { ChatsActor } from '@supplier/core/chats/chats.machine'
import { orderOfRoom, selectRoom } from '@supplier/core/chats/chats.selectors'
import { selectUnsent } from '@supplier/core/chats/outbox.machine'
import type { RoomActor } from '@supplier/core/chats/room.machine'
import { useSelector } from '@xstate/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { DragEvent } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { usePart, useParts } from '../kit/panel/panel-parts.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { onKeys } from '../ui/keyboard/keys.ts'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { Composer } from './Composer.tsx'
import { head, log, type panes } from './chats.styles.ts'
import type { ChatTexts } from './chats.translations.ts'
import { MessageList } from './MessageList.tsx'
import { RoomAside, SubjectLink } from './RoomAside.tsx'

interface RoomPaneProps {
  readonly chats: ChatsActor
  readonly room: RoomActor
  readonly panel: PanelActor
  readonly styles: ReturnType<typeof panes>
  readonly t: ChatTexts
}

/** The open room: its head, the conversation, and the message that is being written. */
export function RoomPane({ chats, room: actor, panel, styles, t }: RoomPaneProps) {
  const view = useSelector(actor, selectRoom)
  const order = useSelector(actor, orderOfRoom)
  const { outbox } = useParts(panel)
  const { ui } = useTranslations()
  const id = actor.getSnapshot().context.id
  const unsent = usePart(outbox, (one) => selectUnsent(one, id), none)
  const isOnline = usePart(outbox, ({ context }) => context.isOnline, true)
  const press = onKeys({ Escape: ({ target }) => !inPicker(target) && chats.send({ type: 'room.left' }) })
  return (
    <>
      <section
        className={styles.room}
        aria-label={t.conversation(view.room?.title ?? '')}
        onKeyDown={press}
        onDragOver={(event) => bringsFiles(event) && event.preventDefault()}
        onDrop={(event) => {
          if (!bringsFiles(event)) return
          event.preventDefault()
          actor.send({ type: 'files.chosen', files: [...event.dataTransfer.files].map(namedFile) })
        }}
      >
        <RoomHead room={view.room} onBack={() => chats.send({ type: 'room.left' })} t={t} />
        {view.state === 'opening' && (
          <div className={log().middle}>
            <Skeleton height="12rem" />
          </div>
        )}
        {view.state === 'failed' && <Failed actor={actor} t={t} />}
        {view.state === 'shown' && (
          <MessageList
            view={view}
            actor={actor}
            unsent={unsent}
            isOnline={isOnline}
            onRetry={(key) => outbox?.send({ type: 'message.retried', room: id, key })}
            onRemove={(key) => outbox?.send({ type: 'message.removed', room: id, key })}
            t={t}
          />
        )}
        {view.missing > 0 && (
          <Alert
            tone="warning"
            title={t.missing(view.missing)}
            actions={
              <Button size="small" onClick={() => actor.send({ type: 'gap.retried' })}>
                {ui.retry()}
              </Button>
            }
          />
        )}
        {(view.room !== null || view.state !== 'failed') && <Composer actor={actor} room={view.room} t={t} />}
      </section>
      {view.room && (
        <aside className={styles.aside}>
          <RoomAside room={view.room} order={order} t={t} />
        </aside>
      )}
    </>
  )
}

const none = [] as const

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Escape closes an open menu first. */
const inPicker = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-picker], [role=dialog]') !== null

interface RoomHeadProps {
  readonly room: Room | null
  readonly onBack: () => void
  readonly t: ChatTexts
}

function RoomHead({ room, onBack, t }: RoomHeadProps) {
  const styles = head()
  return (
    <div className={styles.root}>
      <span className={styles.back}>
        <IconButton label={t.back} icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={onBack} />
      </span>
      <div className={styles.texts}>
        <h2 className={styles.name}>{room?.title ?? ' '}</h2>
        {room?.subject && (
          <span className={styles.subject}>
            <SubjectLink subject={room.subject} t={t} />
          </span>
        )}
      </div>
    </div>
  )
}

function Failed({ actor, t }: { readonly actor: RoomActor; readonly t: ChatTexts }) {
  const message = useSelector(actor, (one) => selectRoom(one).message)
  const messageText = useMessageText()
  const { ui } = useTranslations()
  return (
    <div className={log().middle}>
      <Alert
        tone="danger"
        title={t.failed}
        actions={<Button onClick={() => actor.send({ type: 'retry.chosen' })}>{ui.retry()}</Button>}
      >
        {messageText(message ?? undefined)}
      </Alert>
    </div>
  )
}
