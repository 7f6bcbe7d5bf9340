import { type JobsActor, type JobsView, locationOfJob, pathOf, selectJobs, selectJobsLocation } from '@supplier/core'
import { useSelector } from '@xstate/react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { LazyPopover } from '../app/LazyPopover.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { JobItem } from './JobItem.tsx'
import { list, ring, root } from './JobRing.styles.ts'

/** A ring with the progress of all jobs, and the list of them that it opens. */
export function JobRing({ actor }: { readonly actor: JobsActor }) {
  const t = useTranslations().shell.jobs
  const { rows, active, done } = useSelector(actor, selectJobs)
  const location = useSelector(actor, selectJobsLocation)
  const ended = rows.filter(({ isActive }) => !isActive)
  const told = ended.map(({ title, state }) => `${title}: ${t.state[state]()}`).join('. ')
  const label = active > 0 ? t.running({ count: active }) : `${t.title()}: ${told}`
  const Icon = ended.every(({ state }) => state === 'completed') ? CircleCheck : CircleAlert
  return (
    <>
      {rows.length > 0 && (
        <span className={root}>
          <LazyPopover
            label={t.title()}
            placement="bottom-end"
            onClosed={() => actor.send({ type: 'list.closed' })}
            trigger={
              <IconButton
                label={label}
                title={label}
                icon={active === 0 && <Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
              />
            }
          >
            <ul className={list}>
              {rows.map((row) => (
                <JobItem
                  key={row.id}
                  row={row}
                  href={pathOf(locationOfJob(location, row.id))}
                  onSave={() => actor.send({ type: 'file.chosen', id: row.id })}
                  onStop={() => actor.send({ type: 'cancel.chosen', id: row.id })}
                />
              ))}
            </ul>
          </LazyPopover>
          {active > 0 && <Ring label={label} done={done} />}
        </span>
      )}
      <span role="status">
        <VisuallyHidden>{told}</VisuallyHidden>
      </span>
    </>
  )
}

/** Drawn over its button, because the content of a button has no roles of its own. */
function Ring({ label, done }: Pick<JobsView, 'done'> & { readonly label: string }) {
  const styles = ring({ known: done !== null })
  const percent = done === null ? undefined : Math.round(done * 100)
  return (
    <svg
      viewBox="0 0 20 20"
      className={styles.root}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <circle className={styles.track} cx="10" cy="10" r="8" />
      <circle
        className={styles.bar}
        cx="10"
        cy="10"
        r="8"
        pathLength="100"
        strokeDasharray={`${percent ?? 25} 100`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  )
}
