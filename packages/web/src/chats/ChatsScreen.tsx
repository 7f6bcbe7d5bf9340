import type { AppActor } from '@supplier/core/app/app.machine'
import { samePanel, selectPanel } from '@supplier/core/app/panel.selectors'
import { roomAt } from '@supplier/core/chats/chats.domain'
import type { ChatsActor } from '@supplier/core/chats/chats.machine'
import { selectIsStarting, selectProposedOrder, selectRoomActor } from '@supplier/core/chats/chats.selectors'
import type { Location } from '@supplier/core/kernel/routes'
import { useSelector } from '@xstate/react'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { onKeys } from '../ui/keyboard/keys.ts'
import { EmptyState } from '../ui/messages/EmptyState.tsx'
import { log, panes } from './chats.styles.ts'
import { chatTexts } from './chats.translations.ts'
import { RoomList } from './RoomList.tsx'
import { RoomPane } from './RoomPane.tsx'

interface ChatsScreenProps {
  readonly app: AppActor
  readonly actor: ChatsActor
  readonly location: Location
}

/** The chats: the list of rooms, and the open room beside it. */
export function ChatsScreen({ app, actor, location }: ChatsScreenProps) {
  const t = chatTexts[useLanguage()]
  const room = useSelector(actor, selectRoomActor)
  const isStarting = useSelector(actor, selectIsStarting)
  const proposed = useSelector(actor, selectProposedOrder)
  const place = useSelector(app, selectPanel, samePanel)
  const styles = panes({ open: room !== null || isStarting || proposed !== null })
  const icon = <MessageSquareText size={28} strokeWidth={1.5} aria-hidden="true" />
  const press = onKeys({
    'Alt+ArrowUp': () => actor.send({ type: 'room.stepped', by: -1 }),
    'Alt+ArrowDown': () => actor.send({ type: 'room.stepped', by: 1 }),
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are heard wherever the focus is inside
    <div className={styles.root} onKeyDown={press}>
      <section className={styles.list} aria-label={t.label}>
        <RoomList actor={actor} location={location} t={t} />
      </section>
      {room && place.state === 'open' ? (
        <RoomPane key={roomAt(location)} chats={actor} room={room} panel={place.panel} styles={styles} t={t} />
      ) : (
        <section className={styles.room}>
          <div className={log().middle}>
            {isStarting && <p role="status">{t.starting}</p>}
            {proposed !== null && (
              <EmptyState
                kind="nothingYet"
                title={t.propose(proposed)}
                icon={icon}
                actions={
                  <>
                    <Button variant="primary" onClick={() => actor.send({ type: 'conversation.started' })}>
                      {t.startConversation}
                    </Button>
                    <Button onClick={() => actor.send({ type: 'conversation.declined' })}>{t.back}</Button>
                  </>
                }
              >
                {t.proposeText}
              </EmptyState>
            )}
            {!isStarting && proposed === null && (
              <EmptyState kind="nothingYet" title={t.pick} icon={icon}>
                {t.pickText}
              </EmptyState>
            )}
          </div>
        </section>
      )}
    </div>
  )
}
