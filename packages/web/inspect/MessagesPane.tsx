import { useSelector } from '@xstate/react'
import { Choice } from './Choice.tsx'
import { messagesLook, rowTone } from './MessagesPane.styles.ts'
import type { Message } from './messages.domain.ts'
import { Pane } from './Pane.tsx'
import type { PaneShown } from './pane.ts'
import { translations as t } from './translations.ts'
import { Rows } from './ui/Rows.tsx'
import { scopes } from './viewer.domain.ts'
import type { ViewerActor } from './viewer.machine.ts'
import { type MessagesView, selectMessages } from './viewer.selectors.ts'

const lane = 18
const height = 28
const options = scopes.map((value) => ({ value, label: t.messages[value] }))

/** Shows the messages between actors in order: a lane for each machine, an arrow for each message. */
export function MessagesPane({ actor, shown }: { readonly actor: ViewerActor; readonly shown: PaneShown }) {
  const { lanes, messages, count, current } = useSelector(actor, selectMessages, sameMessages)
  const scope = useSelector(actor, ({ context }) => context.scope)
  const styles = messagesLook()
  return (
    <Pane
      title={t.messages.count(count)}
      shown={shown}
      more={
        <Choice
          label={t.messages.scope}
          value={scope}
          options={options}
          onChange={(chosen) => actor.send({ type: 'scope.chosen', scope: chosen })}
        />
      }
    >
      {count === 0 ? (
        <p className={styles.empty}>{t.messages.none}</p>
      ) : (
        <>
          <div className={styles.lanes} aria-hidden="true">
            {lanes.map((name) => (
              <span key={name} className={styles.lane}>
                <span className={styles.laneName}>{name || t.actors.outside}</span>
              </span>
            ))}
          </div>
          <Rows
            label={t.messages.label}
            count={count}
            height={height}
            current={current}
            row={(at) => {
              const message = messages[at]
              return (
                message && (
                  <Row
                    message={message}
                    many={lanes.length}
                    when={at === current ? 'now' : at < current ? 'past' : 'future'}
                    onChoose={() => actor.send({ type: 'entry.chosen', entry: message.at })}
                  />
                )
              )
            }}
          />
        </>
      )}
    </Pane>
  )
}

interface RowProps {
  readonly message: Message
  readonly many: number
  readonly when: 'past' | 'now' | 'future'
  readonly onChoose: () => void
}

function Row({ message, many, when, onChoose }: RowProps) {
  const { time, from, to, type, fromLane, toLane } = message
  const styles = messagesLook()
  return (
    <button
      type="button"
      className={`${styles.row} ${rowTone({ when })}`}
      tabIndex={-1}
      aria-current={when === 'now' ? 'step' : undefined}
      onClick={onChoose}
    >
      <span className={styles.time}>{(time / 1000).toFixed(2)}</span>
      <svg className={styles.drawing} width={many * lane} height={height} aria-hidden="true">
        <path
          className={styles.lifeline}
          d={Array.from({ length: many }, (_, i) => `M${middle(i)} 0V${height}`).join('')}
        />
        <path className={styles.arrow} d={arrowOf(fromLane, toLane)} />
        <path className={styles.head} d={headOf(fromLane, toLane)} />
      </svg>
      <span className={styles.type}>{type}</span>
      <span className={styles.parties}>
        {from ?? t.actors.outside} → {to}
      </span>
    </button>
  )
}

const middle = (at: number): number => at * lane + lane / 2 + 0.5

/** A message that an actor sends to itself is drawn as a small loop. */
const arrowOf = (from: number, to: number): string =>
  from === to ? `M${middle(from)} 9h6v10h-6` : `M${middle(from)} 14H${middle(to)}`

const headOf = (from: number, to: number): string => {
  if (from === to) return `M${middle(to)} 19l5-3v6z`
  const back = to > from ? -6 : 6
  return `M${middle(to)} 14l${back}-3.5v7z`
}

const sameMessages = (one: MessagesView, other: MessagesView): boolean =>
  one.messages === other.messages && one.count === other.count && one.current === other.current
