import { pathOf } from '@supplier/core/kernel/routes'
import { entryOf } from '@supplier/core/kernel/word'
import { locationOfJob } from '@supplier/core/kit/job/job.domain'
import type { JobsActor } from '@supplier/core/kit/job/jobs.machine'
import { selectJobs, selectJobsLocation } from '@supplier/core/kit/job/jobs.selectors'
import { useSelector } from '@xstate/react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { LazyPopover } from '../../kit/overlays/LazyPopover.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Ring } from '../../ui/loading/Ring.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { JobItem } from './JobItem.tsx'
import { list, over, root } from './JobRing.styles.ts'

/** A ring with the progress of all jobs, and the list of them that it opens. */
export function JobRing({ actor }: { readonly actor: JobsActor }) {
  const t = useTranslations().shell.jobs
  const { rows, active, done } = useSelector(actor, selectJobs)
  const location = useSelector(actor, selectJobsLocation)
  const ended = rows.filter(({ isActive }) => !isActive)
  const told = ended.map(({ title, state }) => `${title}: ${entryOf(t.state, state)?.() ?? state}`).join('. ')
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
          {/* Drawn over its button, because the content of a button has no roles of its own. */}
          {active > 0 && (
            <span className={over}>
              <Ring label={label} done={done} />
            </span>
          )}
        </span>
      )}
      <span role="status">
        <VisuallyHidden>{told}</VisuallyHidden>
      </span>
    </>
  )
}
