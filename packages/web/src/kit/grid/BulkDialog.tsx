import type { Location } from '@supplier/core/kernel/routes'
import { toldOf } from '@supplier/core/kit/bulk/bulk.domain'
import type { BulkActor } from '@supplier/core/kit/bulk/bulk.machine'
import { selectBulk } from '@supplier/core/kit/bulk/bulk.selectors'
import { hashOfMend } from '@supplier/core/kit/form/mend.domain'
import { locationOfRecord } from '@supplier/core/kit/section/open-record.domain'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { optionsOf } from '@supplier/core/kit/section/section.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { fields as fieldStyles } from '../fields/Section.styles.ts'
import { SectionFields } from '../fields/SectionFields.tsx'
import type { AnyTranslations } from '../look/section-translations.ts'
import { BulkPreview } from './BulkPreview.tsx'
import { BulkResult } from './BulkResult.tsx'

interface BulkDialogProps {
  readonly section: AnySection
  readonly t: AnyTranslations
  readonly location: Location
  readonly bulk: BulkActor
}

/** The dialog of an action on many rows: its fields, its preview, and the rows that were refused. */
export function BulkDialog({ section, t, location, bulk }: BulkDialogProps) {
  const { common, ui, section: labels } = useTranslations()
  const messageText = useMessageText()
  const view = selectBulk(useSelector(bulk, (snapshot) => snapshot))
  const { action, count, step, values, errors, note, preview, result, isBusy } = view
  const {
    form: fields = {},
    groups,
    previews,
    creates = false,
    helpLink,
  } = section.bulk[action] as AnySection['bulk'][string]
  const texts = t.bulk?.[action] ?? { label: action }
  const hasFields = Object.keys(fields).length > 0
  const title = texts.title ?? texts.label
  const form = `${section.id}-bulk`
  const confirm = () => bulk.send({ type: 'bulk.confirmed' })
  const close = () => bulk.send({ type: 'dialog.dismissed' })
  if (step === 'result' && result)
    return (
      <BulkResult
        told={toldOf(section.bulk[action])}
        result={result}
        view={view}
        locationOf={({ id, field, message }) =>
          withMend(helpLink?.(id) ?? locationOfRecord(section, location, id), field, section.pages ? '' : message)
        }
        onRetry={() => bulk.send({ type: 'retry.chosen' })}
        onClose={close}
      />
    )
  const warning = preview && section.bulk[action]?.warningOf?.(values, preview)
  const mayConfirm = step !== 'unclear' && (step !== 'preview' || (preview?.changed ?? 0) > 0)
  const primary =
    step === 'fields' && previews ? labels.bulk.preview() : step === 'counted' ? labels.bulk.goOn() : texts.label
  return (
    <Dialog
      size="medium"
      title={title}
      description={labels.bulk.count({ count })}
      step={step}
      busy={isBusy}
      dismissible={!isBusy || step === 'lookingUp'}
      closeLabel={ui.close()}
      onClose={close}
      footer={
        <>
          {step === 'preview' && hasFields ? (
            <Button onClick={() => bulk.send({ type: 'back.chosen' })}>{labels.bulk.back()}</Button>
          ) : (
            <Button disabled={isBusy && step !== 'lookingUp'} onClick={close}>
              {step === 'unclear' || step === 'lookingUp' ? ui.close() : common.cancel()}
            </Button>
          )}
          {step === 'unclear' && (
            <Button variant="primary" onClick={() => bulk.send({ type: 'check.chosen' })}>
              {labels.checkAgain()}
            </Button>
          )}
          {mayConfirm &&
            (step === 'fields' ? (
              <Button type="submit" form={form} variant="primary" busy={isBusy}>
                {primary}
              </Button>
            ) : (
              <Button variant="primary" deliberate busy={isBusy} onClick={confirm}>
                {primary}
              </Button>
            ))}
        </>
      }
    >
      {step === 'unclear' && <Alert tone="warning">{messageText({ key: 'kit.unclear' })}</Alert>}
      {step === 'lookingUp' && <Alert tone="info">{labels.bulk.lookingUp()}</Alert>}
      {step === 'counted' && <Alert tone="warning">{labels.bulk.counted({ count })}</Alert>}
      {step === 'preview' && !hasFields && texts.text && <p>{texts.text}</p>}
      {step === 'preview' && warning && <Alert tone="warning">{messageText(warning)}</Alert>}
      {step === 'preview' && preview && <BulkPreview creates={creates} preview={preview} t={t} />}
      {step === 'fields' && (
        <Form id={form} errors={errors} onSubmit={confirm}>
          <div className={fieldStyles}>
            {note && (
              <Alert tone="danger" role="alert">
                {messageText(note)}
              </Alert>
            )}
            {texts.text && <p>{texts.text}</p>}
            <SectionFields
              fields={fields}
              groups={groups}
              isGrid
              t={{ fields: {}, ...texts }}
              view={{ values, saved: {}, errors, fieldStates: {}, isBusy }}
              options={optionsOf(bulk)}
              onChange={(field, value) => bulk.send({ type: 'field.changed', field, value })}
              onPickerOpen={(field) => bulk.send({ type: 'picker.opened', field })}
            />
          </div>
        </Form>
      )}
    </Dialog>
  )
}

/** The place where a refused row is mended, at the named field and with the reason. */
const withMend = (location: Location, field: string | null, reason: string): Location => {
  const hash = hashOfMend(field, reason)
  return hash === undefined ? location : { ...location, hash }
}
