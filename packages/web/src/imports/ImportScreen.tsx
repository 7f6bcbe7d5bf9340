import type { ImportActor } from '@supplier/core/imports/import.machine'
import { selectImport } from '@supplier/core/imports/import.selectors'
import { type ImportStep, importSteps, mayCancel } from '@supplier/core/imports/import-steps.domain'
import type { PriceImport } from '@supplier/core/imports/imports.domain'
import { shallowEqual, useSelector } from '@xstate/react'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Steps } from '../ui/layout/Steps.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { EmptyState } from '../ui/messages/EmptyState.tsx'
import { CategoriesStep } from './CategoriesStep.tsx'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import { ImportDialogs } from './ImportDialogs.tsx'
import { ImportDrafts } from './ImportDrafts.tsx'
import { Refused } from './Refused.tsx'
import { page } from './report/imports.styles.ts'
import { type ImportTexts, importsTranslations } from './report/imports.translations.ts'
import { Report } from './report/Report.tsx'
import { SendingStep } from './SendingStep.tsx'

/** The import of a price list, step by step. */
export function ImportScreen({ actor }: { readonly actor: ImportActor }) {
  const t = importsTranslations[useLanguage()]
  const view = useSelector(actor, selectImport, shallowEqual)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const styles = page()
  if (view.state === 'gone')
    return (
      <EmptyState
        kind="nothingFound"
        title={t.gone}
        actions={<RouteButton location={{ to: 'products-import' }}>{t.toStart}</RouteButton>}
      />
    )
  if (view.state === 'failed')
    return (
      <EmptyState
        kind="failed"
        title={t.failed}
        actions={<Button onClick={() => actor.send({ type: 'retry.chosen' })}>{t.again}</Button>}
      />
    )
  if (view.state === 'loading') return <Skeleton height="320px" />
  if (view.state === 'file')
    return (
      <div className={styles.root}>
        <StepsOf step="file" t={t} />
        {view.isSending || view.isWaitingForLine ? (
          <SendingStep actor={actor} t={t} isWaiting={view.isWaitingForLine} />
        ) : (
          <FileStep actor={actor} t={t} isBusy={view.isBusy} isSavingTemplate={view.isSavingTemplate} />
        )}
      </div>
    )
  const { step, found, isBusy } = view
  return (
    <div className={styles.root}>
      <StepsOf step={step} t={t} />
      <Refused failure={failure} otherwise={t.failed} />
      {step === 'columns' && <ColumnsStep actor={actor} t={t} {...view} />}
      {step === 'categories' && <CategoriesStep actor={actor} t={t} found={found} isBusy={isBusy} />}
      {step === 'check' && <CheckStep actor={actor} t={t} found={found} isBusy={isBusy} />}
      {step === 'report' && <Report found={found} t={t} drafts={<ImportDrafts actor={actor} found={found} t={t} />} />}
      <Commands actor={actor} t={t} found={found} step={step} isBusy={isBusy} />
      <ImportDialogs actor={actor} t={t} found={found} asks={view.asks} />
    </div>
  )
}

function StepsOf({ step, t }: { readonly step: ImportStep; readonly t: ImportTexts }) {
  const at = importSteps.indexOf(step)
  return (
    <Steps
      label={t.stepsLabel}
      titles={importSteps.map((one) => t.steps[one])}
      current={at}
      narrow={t.stepOf(at + 1, importSteps.length, t.steps[step])}
    />
  )
}

interface CommandsProps {
  readonly actor: ImportActor
  readonly t: ImportTexts
  readonly found: PriceImport
  readonly step: ImportStep
  readonly isBusy: boolean
}

/** What can be done with an import that runs or is over. */
function Commands({ actor, t, found, step, isBusy }: CommandsProps) {
  const choose = (command: 'rollback' | 'cancel' | 'copy') => actor.send({ type: 'command.chosen', command })
  if (step !== 'report') return null
  return (
    <div className={page().actions}>
      <RouteButton location={{ to: 'imports' }}>{t.toImports}</RouteButton>
      {found.canRollbackUntil && (
        <Button busy={isBusy} onClick={() => choose('rollback')}>
          {t.rollback}
        </Button>
      )}
      {mayCancel(found) ? (
        <Button busy={isBusy} onClick={() => choose('cancel')}>
          {t.cancel}
        </Button>
      ) : (
        <Button variant="ghost" busy={isBusy} onClick={() => choose('copy')}>
          {t.copy}
        </Button>
      )}
    </div>
  )
}
