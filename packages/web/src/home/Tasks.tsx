import { type HomeView, locationOfTask, type Task, type TaskKind } from '@supplier/core'
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
import { RouteButton } from '../app/RouteButton.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { rows as rowsLook, sign } from './Home.styles.ts'
import { NotRead, RowSkeletons } from './Rows.tsx'

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
  /** Reconnects the realtime connection. */
  readonly onConnect: () => void
}

/** The supplier’s pending tasks, each with a link. */
export function Tasks({ state, rows, onRetry, onConnect }: TasksProps) {
  const labels = useTranslations().homePage.tasks
  const styles = rowsLook()
  return (
    <Section title={labels.title()}>
      {(rows.length > 0 || state !== 'failed') && (
        <ul className={styles.list}>
          {rows.map((task) => (
            <TaskRow key={task.kind} task={task} onConnect={onConnect} />
          ))}
          {rows.length === 0 && state === 'loading' && <RowSkeletons count={3} widths={['50%']} />}
          {rows.length === 0 && state === 'known' && (
            <li className={styles.row}>
              <span className={sign} data-tone="success">
                <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span className={styles.texts}>
                <span className={styles.title}>{labels.done()}</span>
                <span className={styles.text}>{labels.doneText()}</span>
              </span>
            </li>
          )}
        </ul>
      )}
      {state === 'failed' && <NotRead text={labels.incomplete()} onRetry={onRetry} />}
    </Section>
  )
}

function TaskRow({ task, onConnect }: { readonly task: Task; readonly onConnect: () => void }) {
  const { title, text } = useTaskTranslations(task)
  const { open } = useTranslations().homePage.tasks
  const styles = rowsLook()
  const Icon = icons[task.kind]
  const location = locationOfTask(task)
  return (
    <li className={styles.row}>
      <span className={sign} data-tone={tones[task.kind]}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        {text !== null && <span className={styles.text}>{text}</span>}
      </span>
      {location === null ? (
        <Button size="small" onClick={onConnect}>
          {open[task.kind]()}
        </Button>
      ) : (
        <RouteButton size="small" location={location}>
          {open[task.kind]()}
        </RouteButton>
      )}
    </li>
  )
}

const useTaskTranslations = (task: Task): { readonly title: string; readonly text: string | null } => {
  const t = useTranslations()
  const labels = t.homePage.tasks
  switch (task.kind) {
    case 'orders':
      return { title: t.nav.newOrders({ count: task.count }), text: null }
    case 'chats':
      return { title: t.nav.newChats({ count: task.count }), text: null }
    case 'payout':
      return { title: labels.payout({ number: task.number }), text: task.reason ?? labels.payoutText() }
    case 'articles':
      return { title: labels.articles({ count: task.count }), text: labels.articlesText() }
    default:
      return { title: labels[task.kind](), text: labels[`${task.kind}Text`]() }
  }
}
