import type { ImportActor } from '@supplier/core/imports/import.machine'
import { importUpload } from '@supplier/core/imports/import.selectors'
import type { UploadActor } from '@supplier/core/kit/upload/upload.machine'
import { selectProgress } from '@supplier/core/kit/upload/upload.selectors'
import { useSelector } from '@xstate/react'
import { Button } from '../ui/buttons/Button.tsx'
import { Progress } from '../ui/loading/Progress.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { page } from './report/imports.styles.ts'
import type { ImportTexts } from './report/imports.translations.ts'

interface SendingStepProps {
  readonly actor: ImportActor
  readonly t: ImportTexts
  readonly isWaiting: boolean
}

/** The file on its way: how far it is, or that it waits for the connection. */
export function SendingStep({ actor, t, isWaiting }: SendingStepProps) {
  const styles = page()
  const name = useSelector(actor, ({ context }) => context.name)
  const upload = importUpload(actor) as UploadActor | undefined
  const done = useSelector(upload, (snapshot) => (snapshot === undefined ? null : selectProgress(snapshot)))
  const stop = <Button onClick={() => actor.send({ type: 'upload.dropped' })}>{t.stop}</Button>
  if (isWaiting)
    return (
      <Alert
        tone="warning"
        role="status"
        title={name}
        actions={
          <>
            <Button onClick={() => actor.send({ type: 'retry.chosen' })}>{t.again}</Button>
            {stop}
          </>
        }
      >
        {t.waitingForLine}
      </Alert>
    )
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{name}</h2>
      <Progress label={t.sending} done={done} />
      <div className={styles.actions}>{stop}</div>
    </div>
  )
}
