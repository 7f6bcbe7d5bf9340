import {
  isAllAnswered,
  locationOfRoom,
  type Room,
  type RoomQuery,
  roomAt,
  roomRules,
  roomTabs,
  withOpened,
} from '@supplier/core/chats/chats.domain'
import type { ChatsActor } from '@supplier/core/chats/chats.machine'
import { roomList, selectRoomActor } from '@supplier/core/chats/chats.selectors'
import { type Location, pathOf } from '@supplier/core/kernel/routes'
import { isAlike } from '@supplier/core/kernel/same'
import { selectFound, selectList } from '@supplier/core/kit/list/list.selectors'
import { selectSearch } from '@supplier/core/kit/list/search.selectors'
import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { formatCount } from '../i18n/counts.ts'
import { NoRows } from '../kit/answers/NoRows.tsx'
import { Stale } from '../kit/answers/Stale.tsx'
import { Found } from '../kit/list/Found.tsx'
import { tabCount } from '../kit/list/ListTabs.styles.ts'
import { Pages } from '../kit/list/Pages.tsx'
import { tabs as tabsLook } from '../navigation/RouteTabs.styles.ts'
import { TextInput } from '../ui/fields/TextInput.tsx'
import { keysOfTabs } from '../ui/keyboard/tab-keys.ts'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { listHead, rooms as roomsLook } from './chats.styles.ts'
import type { ChatTexts } from './chats.translations.ts'
import { RoomRow } from './RoomRow.tsx'

interface RoomListProps {
  readonly actor: ChatsActor
  readonly location: Location
  readonly t: ChatTexts
}

/** The rooms by tab, found by name, order or product. */
export function RoomList({ actor, location, t }: RoomListProps) {
  const list = roomList(actor)
  const view = useSelector(list, selectList<Room, RoomQuery>, isAlike)
  const found = useSelector(list, selectFound)
  const search = useSelector(list, (one) => selectSearch(one, roomRules))
  const { counts, now } = useSelector(actor, ({ context }) => context)
  const styles = tabsLook()
  const open = roomAt(location)
  const room = useSelector(actor, selectRoomActor)
  const opened = useSelector(room ?? undefined, (one) => one?.context.room ?? null)
  const hrefOf = (tab: keyof typeof roomTabs) =>
    pathOf({ ...locationOfRoom(location, open), search: roomRules.searchOf({ ...view.query, tab, page: 1 }) })
  const isAnswered = isAllAnswered(view.query)
  return (
    <>
      <div className={listHead}>
        <TextInput
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          data-search=""
          value={search}
          onText={(text) => list.send({ type: 'search.typed', text })}
        />
        <nav ref={keysOfTabs} className={styles.list} aria-label={t.tabsLabel}>
          {(Object.keys(roomTabs) as readonly (keyof typeof roomTabs)[]).map((tab) => (
            <Link
              key={tab}
              href={hrefOf(tab)}
              className={styles.trigger}
              aria-current={tab === view.query.tab ? 'page' : undefined}
              data-selected={tab === view.query.tab ? '' : undefined}
            >
              {t.tabs[tab]}
              {isWork(tab) && counts?.[tab] !== undefined && (
                <span className={tabCount}> {formatCount(counts[tab])}</span>
              )}
            </Link>
          ))}
        </nav>
        <Found count={found} />
        {view.isStale && <Stale view={view} onRetry={() => list.send({ type: 'retry.chosen' })} />}
      </div>
      {view.state === 'loading' && (
        <div className={roomsLook}>
          {[0, 1, 2, 3, 4].map((at) => (
            <Skeleton key={at} height="4rem" />
          ))}
        </div>
      )}
      {view.state === 'rows' && (
        <ul className={roomsLook} data-scroller="rooms" aria-label={t.label} aria-busy={view.isLoading || undefined}>
          {withOpened(view.rows, opened).map((row) => (
            <li key={row.id} data-row={row.id}>
              <RoomRow
                room={row}
                now={now}
                location={locationOfRoom(location, row.id)}
                isOpen={row.id === open}
                t={t}
              />
            </li>
          ))}
          {(view.pager.hasNext || view.pager.page > 1) && (
            <li>
              <Pages
                pager={view.pager}
                hrefOf={(page) =>
                  pathOf({ ...locationOfRoom(location, open), search: roomRules.searchOf({ ...view.query, page }) })
                }
                onPage={(page) => list.send({ type: 'page.chosen', page })}
                size={null}
              />
            </li>
          )}
        </ul>
      )}
      {view.state !== 'rows' && view.state !== 'loading' && (
        <NoRows
          state={isAnswered && view.state === 'nothingFound' ? 'nothingYet' : view.state}
          isBusy={view.isLoading}
          messages={view.messages}
          mayRetry={view.mayRetry}
          nothingYet={{
            title: isAnswered ? t.allAnswered : t.nothingYet,
            text: isAnswered ? t.allAnsweredText : t.nothingYetText,
          }}
          send={(event) => list.send(event)}
        />
      )}
    </>
  )
}

/** Only the rooms that ask for something are counted, so that all tabs are in sight. */
const isWork = (tab: keyof typeof roomTabs): boolean => tab === 'waiting' || tab === 'unread'
