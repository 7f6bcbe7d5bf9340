import { type HomeView, locationOfTask, readinessLocation, type Task } from '@supplier/core'
import type { LucideIcon } from 'lucide-react'
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
import { RouteLink } from '../app/RouteLink.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { rows as rowsLook } from './Home.styles.ts'
import { ReadinessRow } from './ReadinessRow.tsx'
import { NotRead, Row, RowSkeletons } from './Rows.tsx'

/** A task other than a line of readiness. */
type OwnTask = Exclude<Task, { readonly kind: 'readiness' }>
type OwnKind = OwnTask['kind']

const icons: Readonly<Record<OwnKind, LucideIcon>> = {
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

const tones: Readonly<Partial<Record<OwnKind, 'danger' | 'warning' | 'accent'>>> = {
  payout: 'danger',
  subscription: 'danger',
  line: 'warning',
  orders: 'accent',
  chats: 'accent',
}

interface TasksProps {
  readonly tasks: HomeView['tasks']
  /** Whether all tasks are shown. */
  readonly isWhole: boolean
  readonly onRetry: () => void
  /** Reconnects the realtime connection. */
  readonly onConnect: () => void
}

/** The supplier’s pending tasks, each with a link. */
export function Tasks({ tasks: { state, rows, total }, isWhole, onRetry, onConnect }: TasksProps) {
  const labels = useTranslations().homePage.tasks
  const styles = rowsLook()
  const hasMore = isWhole || rows.length < total
  return (
    <Section title={labels.title()}>
      {(rows.length > 0 || state !== 'failed') && (
        <ul className={styles.list}>
          {rows.map((task) =>
            task.kind === 'readiness' ? (
              <ReadinessRow key={task.line.id} line={task.line} />
            ) : (
              <TaskRow key={task.kind} task={task} onConnect={onConnect} />
            ),
          )}
          {rows.length === 0 && state === 'loading' && <RowSkeletons count={3} widths={['50%']} />}
          {rows.length === 0 && state === 'known' && (
            <Row icon={CircleCheck} tone="success" title={labels.done()} text={labels.doneText()} />
          )}
        </ul>
      )}
      {rows.length > 0 && hasMore && (
        <RouteLink location={isWhole ? { to: readinessLocation.to } : readinessLocation} aria-expanded={isWhole}>
          {isWhole ? labels.fewer() : labels.all({ count: total })}
        </RouteLink>
      )}
      {state === 'failed' && <NotRead text={labels.incomplete()} onRetry={onRetry} />}
    </Section>
  )
}

function TaskRow({ task, onConnect }: { readonly task: OwnTask; readonly onConnect: () => void }) {
  const { title, text } = useTaskTranslations(task)
  const { open } = useTranslations().homePage.tasks
  const location = locationOfTask(task)
  return (
    <Row icon={icons[task.kind]} tone={tones[task.kind]} title={title} text={text}>
      {location === null ? (
        <Button size="small" onClick={onConnect}>
          {open[task.kind]()}
        </Button>
      ) : (
        <RouteButton size="small" location={location}>
          {open[task.kind]()}
        </RouteButton>
      )}
    </Row>
  )
}

const useTaskTranslations = (task: OwnTask): { readonly title: string; readonly text: string | null } => {
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
