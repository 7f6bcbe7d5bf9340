import type { JobsActor } from '@supplier/core/kit/job/jobs.machine'
import { selectHasJobs } from '@supplier/core/kit/job/jobs.selectors'
import { useSelector } from '@xstate/react'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { chunkOf } from '../../ui/loading/chunk.ts'
import { Later } from '../../ui/loading/Later.tsx'

const ring = chunkOf(async () => (await import('./JobRing.tsx')).JobRing)

/** The ring of the jobs in the top bar. Its code is loaded with the first job. */
export function Jobs({ actor }: { readonly actor: JobsActor }) {
  const t = useTranslations()
  const hasJobs = useSelector(actor, selectHasJobs)
  if (!hasJobs && !ring.read()) return null
  return (
    <Later
      chunk={ring}
      waiting={null}
      failed={(retry) => (
        <IconButton
          label={`${t.shell.jobs.title()}: ${t.ui.retry()}`}
          icon={<RefreshCw size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={retry}
        />
      )}
    >
      {(Ring) => <Ring actor={actor} />}
    </Later>
  )
}
