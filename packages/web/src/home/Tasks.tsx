import type { ConfirmAllActor } from '@supplier/core/home/confirm-all.machine'
import type { HomeView } from '@supplier/core/home/home.selectors'
import { readinessLocation } from '@supplier/core/home/lines.domain'
import { locationOfTask, type Task } from '@supplier/core/home/task.domain'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { ConfirmAll } from './ConfirmAll.tsx'
import { rows as rowsLook } from './Home.styles.ts'
import { HomeCard } from './HomeCard.tsx'
import { ReadinessRow } from './ReadinessRow.tsx'
import { NotRead, Row, RowSkeletons } from './Rows.tsx'

/** A task other than a line of readiness. */
type OwnTask = Exclude<Task, { readonly kind: 'readiness' }>
type OwnKind = OwnTask['kind']

const tones: Readonly<Partial<Record<OwnKind, 'danger' | 'warning'>>> = {
  payout: 'danger',
  subscription: 'danger',
  line: 'warning',
  orders: 'warning',
  chats: 'warning',
  products: 'warning',
}

const toneOf = (task: OwnTask) => (task.kind === 'orders' && task.late !== null ? 'danger' : tones[task.kind])

interface TasksProps {
  readonly tasks: HomeView['tasks']
  /** Whether all tasks are shown. */
  readonly isWhole: boolean
  /** Confirms all new orders; `null` when it has stopped. */
  readonly confirmAll: ConfirmAllActor | null
  readonly onRetry: () => void
  /** Reconnects the realtime connection. */
  readonly onConnect: () => void
}

/** The supplier’s pending tasks, each with a link. */
export function Tasks({ tasks: { state, rows, total }, isWhole, confirmAll, onRetry, onConnect }: TasksProps) {
  const labels = useTranslations().homePage.tasks
  const styles = rowsLook()
  const hasMore = isWhole || rows.length < total
  return (
    <HomeCard title={labels.title()}>
      {(rows.length > 0 || state !== 'failed') && (
        <ul className={styles.list}>
          {rows.map((task) =>
            task.kind === 'readiness' ? (
              <ReadinessRow key={task.line.id} line={task.line} more={task.more} />
            ) : (
              <TaskRow key={task.kind} task={task} confirmAll={confirmAll} onConnect={onConnect} />
            ),
          )}
          {rows.length === 0 && state === 'loading' && <RowSkeletons count={3} widths={['50%']} />}
          {rows.length === 0 && state === 'known' && (
            <Row tone="success" title={labels.done()} text={labels.doneText()} />
          )}
        </ul>
      )}
      {rows.length > 0 && hasMore && (
        <RouteLink location={isWhole ? { to: readinessLocation.to } : readinessLocation} aria-expanded={isWhole}>
          {isWhole ? labels.fewer() : labels.all({ count: total })}
        </RouteLink>
      )}
      {state === 'failed' && <NotRead text={labels.incomplete()} onRetry={onRetry} />}
    </HomeCard>
  )
}

interface TaskRowProps extends Pick<TasksProps, 'confirmAll' | 'onConnect'> {
  readonly task: OwnTask
}

function TaskRow({ task, confirmAll, onConnect }: TaskRowProps) {
  const { title, text } = useTaskTranslations(task)
  const { open } = useTranslations().homePage.tasks
  const location = locationOfTask(task)
  return (
    <Row tone={toneOf(task)} title={title} text={text}>
      <span className={rowsLook().actions}>
        {task.kind === 'orders' && task.count > 0 && confirmAll && <ConfirmAll actor={confirmAll} />}
        {location === null ? (
          <Button size="small" variant="soft" onClick={onConnect}>
            {open[task.kind]()}
          </Button>
        ) : (
          <RouteButton size="small" variant="soft" location={location}>
            {open[task.kind]()}
          </RouteButton>
        )}
      </span>
    </Row>
  )
}

interface TaskTexts {
  readonly title: string
  readonly text: string | null
}

const useTaskTranslations = (task: OwnTask): TaskTexts => {
  const t = useTranslations()
  const labels = t.homePage.tasks
  switch (task.kind) {
    case 'orders': {
      const { count, late } = task
      const longest = late === null || late.minutes === null ? null : labels.longest({ minutes: late.minutes })
      if (count === 0 && late !== null) return { title: labels.lateOnly({ count: late.count }), text: longest }
      const texts = late === null ? [] : [labels.late({ count: late.count }), longest]
      return { title: t.nav.newOrders({ count }), text: texts.filter((one) => one !== null).join(', ') }
    }
    case 'chats':
      return { title: t.nav.newChats({ count: task.count }), text: null }
    case 'products':
      return task.rejected > 0
        ? {
            title: labels.rejected({ count: task.rejected }),
            text: task.problems > 0 ? labels.alsoProblems({ count: task.problems }) : null,
          }
        : { title: labels.problems({ count: task.problems }), text: null }
    case 'stock':
      return { title: labels.stock({ count: task.count }), text: labels.stockText() }
    case 'payout':
      return { title: labels.payout({ number: task.number }), text: task.reason ?? labels.payoutText() }
    case 'articles':
      return { title: labels.articles({ count: task.count }), text: labels.articlesText() }
    default:
      return { title: labels[task.kind](), text: labels[`${task.kind}Text`]() }
  }
}
