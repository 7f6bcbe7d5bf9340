import { type HomeView, placeOfTask, type Task, type TaskKind } from '@supplier/core'
import Banknote from 'lucide-react/icons/banknote'
import CircleCheck from 'lucide-react/icons/circle-check'
import CreditCard from 'lucide-react/icons/credit-card'
import MessageCircle from 'lucide-react/icons/message-circle'
import Newspaper from 'lucide-react/icons/newspaper'
import Send from 'lucide-react/icons/send'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Store from 'lucide-react/icons/store'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import ZapOff from 'lucide-react/icons/zap-off'
import { Section } from '../account/Section.tsx'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { rows as rowsLook, sign } from './Home.styles.ts'
import { NotRead, RowPlaces } from './Rows.tsx'

const icons: Readonly<Record<TaskKind, typeof Banknote>> = {
  orders: ShoppingCart,
  chats: MessageCircle,
  payout: Banknote,
  articles: Newspaper,
  name: UserRoundPen,
  storeName: Store,
  manager: UserRoundPen,
  telegram: Send,
  subscription: CreditCard,
  line: ZapOff,
}

const tones: Readonly<Partial<Record<TaskKind, 'danger' | 'warning' | 'accent'>>> = {
  payout: 'danger',
  subscription: 'danger',
  line: 'warning',
  orders: 'accent',
  chats: 'accent',
}

interface TasksProps {
  readonly state: HomeView['tasks']['state']
  readonly rows: readonly Task[]
  readonly onRetry: () => void
  /** Draws the realtime line anew. */
  readonly onConnect: () => void
}

/** What waits for the supplier, and the way to each of it. */
export function Tasks({ state, rows, onRetry, onConnect }: TasksProps) {
  const said = useWords().homePage.tasks
  const look = rowsLook()
  return (
    <Section title={said.title()}>
      {(rows.length > 0 || state !== 'failed') && (
        <ul className={look.list}>
          {rows.map((task) => (
            <TaskRow key={task.kind} task={task} onConnect={onConnect} />
          ))}
          {rows.length === 0 && state === 'loading' && <RowPlaces count={3} widths={['50%']} />}
          {rows.length === 0 && state === 'known' && (
            <li className={look.row}>
              <span className={sign} data-tone="success">
                <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span className={look.texts}>
                <span className={look.title}>{said.done()}</span>
                <span className={look.text}>{said.doneText()}</span>
              </span>
            </li>
          )}
        </ul>
      )}
      {state === 'failed' && <NotRead text={said.incomplete()} onRetry={onRetry} />}
    </Section>
  )
}

function TaskRow({ task, onConnect }: { readonly task: Task; readonly onConnect: () => void }) {
  const { title, text } = useTaskWords(task)
  const { open } = useWords().homePage.tasks
  const look = rowsLook()
  const Icon = icons[task.kind]
  const place = placeOfTask(task)
  return (
    <li className={look.row}>
      <span className={sign} data-tone={tones[task.kind]}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={look.texts}>
        <span className={look.title}>{title}</span>
        {text !== null && <span className={look.text}>{text}</span>}
      </span>
      {place === null ? (
        <Button size="small" onClick={onConnect}>
          {open[task.kind]()}
        </Button>
      ) : (
        <PlaceButton size="small" place={place}>
          {open[task.kind]()}
        </PlaceButton>
      )}
    </li>
  )
}

const useTaskWords = (task: Task): { readonly title: string; readonly text: string | null } => {
  const words = useWords()
  const said = words.homePage.tasks
  switch (task.kind) {
    case 'orders':
      return { title: words.nav.newOrders({ count: task.count }), text: null }
    case 'chats':
      return { title: words.nav.newChats({ count: task.count }), text: null }
    case 'payout':
      return { title: said.payout({ number: task.number }), text: task.reason ?? said.payoutText() }
    case 'articles':
      return { title: said.articles({ count: task.count }), text: said.articlesText() }
    default:
      return { title: said[task.kind](), text: said[`${task.kind}Text`]() }
  }
}
