import type { ImportActor } from '@supplier/core/imports/import.machine'
import { importDrafts } from '@supplier/core/imports/import.selectors'
import { locationOfDrafts } from '@supplier/core/imports/import-drafts.domain'
import type { ImportDraftsActor } from '@supplier/core/imports/import-drafts.machine'
import { selectImportDrafts } from '@supplier/core/imports/import-drafts.selectors'
import type { PriceImport } from '@supplier/core/imports/imports.domain'
import { shallowEqual, useSelector } from '@xstate/react'
import { LazyDialog } from '../kit/overlays/LazyDialog.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { chunkOf } from '../ui/loading/chunk.ts'
import { page, quiet } from './report/imports.styles.ts'
import type { ImportTexts } from './report/imports.translations.ts'

const dialog = chunkOf(async () => (await import('./PublishDialog.tsx')).PublishDialog)

interface ImportDraftsProps {
  readonly actor: ImportActor
  readonly found: PriceImport
  readonly t: ImportTexts
}

/** The drafts that an import has left: what they lack, the way to exactly these, and the one to publish them all. */
export function ImportDrafts({ actor, found, t }: ImportDraftsProps) {
  const drafts = useSelector(actor, () => importDrafts(actor))
  return drafts && <Drafts actor={drafts} found={found} t={t} />
}

interface DraftsProps extends Pick<ImportDraftsProps, 'found' | 't'> {
  readonly actor: ImportDraftsActor
}

function Drafts({ actor, found, t }: DraftsProps) {
  const { drafts, isPublishing, bulk } = useSelector(actor, selectImportDrafts, shallowEqual)
  const styles = page()
  if (drafts === null) return null
  const { total, lacks, isCut } = drafts
  return (
    <>
      {total === 0 ? (
        <p className={quiet}>{t.noDrafts}</p>
      ) : (
        <section className={styles.card} aria-label={t.drafts(total)}>
          <h2 className={styles.title}>{t.drafts(total)}</h2>
          {lacks.length > 0 && (
            <p className={styles.row}>
              {isCut && <span className={quiet}>{t.ofFirst}</span>}
              {lacks.map(({ problem, count }) => (
                <RouteLink key={problem} location={locationOfDrafts(found, problem)}>
                  {t.lacks(count, t.problems[problem] ?? problem)}
                </RouteLink>
              ))}
            </p>
          )}
          <div className={styles.actions}>
            <Button
              variant="primary"
              deliberate
              busy={isPublishing}
              onClick={() => actor.send({ type: 'publish.chosen' })}
            >
              {t.publish(total)}
            </Button>
            <RouteButton location={locationOfDrafts(found)}>{t.toDrafts}</RouteButton>
          </div>
        </section>
      )}
      <LazyDialog chunk={dialog} isWanted={bulk !== null} onClose={() => bulk?.send({ type: 'dialog.dismissed' })}>
        {(Publish) => bulk && <Publish bulk={bulk} location={locationOfDrafts(found)} />}
      </LazyDialog>
    </>
  )
}
