import { entryOf } from '@supplier/core/kernel/word'
import { type JobDialogDetails, jobDialogIn, selectJobDialog } from '@supplier/core/kit/job/job-dialog.selectors'
import type { JobsActor } from '@supplier/core/kit/job/jobs.machine'
import { selectIsJobSaving, selectOtherFile } from '@supplier/core/kit/job/jobs.selectors'
import { useSelector } from '@xstate/react'
import { formatCount } from '../../i18n/counts.ts'
import { useLanguage, useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { LinkButton } from '../../ui/buttons/LinkButton.tsx'
import { Progress } from '../../ui/loading/Progress.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { ServerMessages } from '../answers/ServerMessages.tsx'
import { sample } from '../grid/Grid.styles.ts'
import { JobFailures } from './JobFailures.tsx'
import { jobTexts } from './jobs.translations.ts'

/** The job that the address opens over any page. */
export function JobDialog({ jobs }: { readonly jobs: JobsActor }) {
  const actor = jobDialogIn(jobs)
  const view = selectJobDialog(useSelector(actor, (snapshot) => snapshot))
  const { ui, shell } = useTranslations()
  const t = jobTexts[useLanguage()]
  const job = view.state === 'shown' ? view.job : null
  const titles = { closed: t.loading, loading: t.loading, missing: t.missing, failed: t.unread, shown: job?.title }
  return (
    <Dialog
      open={view.state !== 'closed'}
      size="medium"
      title={titles[view.state]}
      description={job ? (entryOf(shell.jobs.state, job.state)?.() ?? job.state) : undefined}
      step={job ? `${job.id} ${job.isActive} ${job.hasFile}` : view.state}
      busy={view.state === 'loading' || job?.isStarting === true}
      closeLabel={ui.close()}
      onClose={() => actor.send({ type: 'dialog.dismissed' })}
      footer={
        job ? (
          <JobActions jobs={jobs} job={job} />
        ) : (
          view.state === 'failed' && (
            <Button variant="primary" onClick={() => actor.send({ type: 'retry.chosen' })}>
              {ui.retry()}
            </Button>
          )
        )
      }
    >
      {view.state === 'loading' && <Progress label={t.loading} done={null} />}
      {view.state === 'missing' && <p>{t.missingText}</p>}
      {view.state === 'failed' && <ServerMessages messages={view.messages} otherwise={t.unread} />}
      {job && <JobFacts job={job} />}
      {job && (
        <JobFailures
          failures={job.failures}
          onPage={(page) => actor.send({ type: 'page.chosen', page })}
          onRetry={() => actor.send({ type: 'retry.chosen' })}
        />
      )}
    </Dialog>
  )
}

interface JobProps {
  readonly job: JobDialogDetails
}

/** How far a job is, and how many rows it changed, left and could not change. */
function JobFacts({ job }: JobProps) {
  const t = jobTexts[useLanguage()]
  const labels = useTranslations().shell.jobs
  const { title, isActive, processed, total, done, unchanged, failed, needless, error, deed } = job
  const styles = sample()
  const facts = [t.did[deed](formatCount(done)), failed > 0 && t.left[deed](formatCount(failed))]
  const rest = [unchanged > 0 && t.unchanged(formatCount(unchanged)), needless > 0 && t.needless(formatCount(needless))]
  return (
    <div className={styles.facts}>
      {isActive && <Progress label={title} done={total ? processed / total : null} />}
      {isActive && total !== null && <p>{labels.progress({ processed, total })}</p>}
      {job.changesRecords && (
        <div className={styles.totals}>
          {facts.filter(Boolean).map((fact) => (
            <span key={String(fact)} className={styles.total}>
              {fact}
            </span>
          ))}
          {rest.filter(Boolean).map((fact) => (
            <span key={String(fact)} className={styles.quiet}>
              {fact}
            </span>
          ))}
        </div>
      )}
      {error !== null && <Alert tone="danger">{error}</Alert>}
      {isActive && <p>{t.running}</p>}
    </div>
  )
}

/** What can be done with a job: stop it, take it back, download its file, run it again on its failed rows. */
function JobActions({ jobs, job }: JobProps & { readonly jobs: JobsActor }) {
  const { shell } = useTranslations()
  const t = jobTexts[useLanguage()]
  const isSaving = useSelector(jobs, (snapshot) => selectIsJobSaving(snapshot, job.id))
  const other = useSelector(
    jobs,
    (snapshot) => selectOtherFile(snapshot, job.id),
    (before, now) => before?.url === now?.url,
  )
  const { send } = jobDialogIn(jobs)
  return (
    <>
      {job.isCancellable && <Button onClick={() => send({ type: 'cancel.chosen' })}>{shell.jobs.stop()}</Button>}
      {job.mayUndo && (
        <Button disabled={job.isStarting} onClick={() => send({ type: 'undo.chosen' })}>
          {t.undo}
        </Button>
      )}
      {job.hasFile && job.readAt === null && (
        <Button busy={isSaving} onClick={() => send({ type: 'file.chosen' })}>
          {job.changesRecords ? t.failedFile : t.file}
        </Button>
      )}
      {job.mayRerun && (
        <Button busy={job.isStarting} onClick={() => send({ type: 'rerun.chosen' })}>
          {t.rerun}
        </Button>
      )}
      {job.readAt !== null && other && (
        <LinkButton href={other.url} target="_blank" rel="noopener">
          {other.title}
        </LinkButton>
      )}
      {job.readAt !== null && (
        <LinkButton href={job.readAt} variant="primary" target="_blank" rel="noopener" data-initial-focus="">
          {t.open}
        </LinkButton>
      )}
    </>
  )
}
