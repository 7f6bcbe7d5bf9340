import type { CommandActor } from '@supplier/core/kit/command/command.machine'
import { selectCommand } from '@supplier/core/kit/command/command.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { optionsOf } from '@supplier/core/kit/section/section.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { RouteLink } from '../../navigation/RouteLink.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { fields as fieldStyles } from '../fields/Section.styles.ts'
import { SectionFields } from '../fields/SectionFields.tsx'
import { useAside } from '../look/Aside.tsx'
import type { AnyForm } from '../look/any-form.ts'
import type { AnyLook } from '../look/section-look.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { Offers } from './Offers.tsx'

interface CommandDialogProps {
  readonly section: AnySection
  readonly t: AnyTranslations
  /** The notes of the record's form serve a command that asks about the same fields. */
  readonly look: Pick<AnyLook, 'nameOf' | 'notes' | 'commandNotes' | 'dialogNotes'>
  readonly command: CommandActor
  /** The name of the field to focus. */
  readonly focused?: string | undefined
}

/** Asks for confirmation of a command or for its fields, and stays open until the command is done. */
export function CommandDialog({ section, t, look, command, focused }: CommandDialogProps) {
  const { nameOf, notes, commandNotes, dialogNotes } = look
  const { common, ui, section: labels } = useTranslations()
  const shown = useAside(command as unknown as AnyForm)
  const messageText = useMessageText()
  const view = selectCommand(useSelector(command, (snapshot) => snapshot))
  const { command: name, asks, row, offers, values, errors, note, reason, missing, told, isBusy } = view
  const { isLookingUp, unclear } = view
  const isUnclear = unclear !== null
  const {
    form: fields,
    groups,
    statesOf,
    helpLink,
    questionOf,
  } = section.commands[name] as AnySection['commands'][string]
  const fieldStates = statesOf?.(values, row) ?? {}
  if (!asks && fields === undefined) return null
  const texts = t.commands[name] ?? { label: name }
  const { label, title = label, text } = texts
  const mended = reason === null ? null : helpLink?.(reason, row as never, missing)
  const refusal = (note || mended) && (
    <Alert
      tone="danger"
      role="alert"
      actions={mended && <RouteLink location={mended}>{texts.mended?.[String(reason)] ?? label}</RouteLink>}
    >
      {note && messageText(note)}
      {missing !== null && <div>{labels.missingSum({ amount: missing })}</div>}
    </Alert>
  )
  const form = `${section.id}-${name}`
  const confirm = () => command.send({ type: 'command.confirmed' })
  const close = () => command.send({ type: 'dialog.dismissed' })
  const take = ({ values: taken }: (typeof offers)[number]) => {
    for (const [field, value] of Object.entries(taken)) command.send({ type: 'field.changed', field, value })
  }
  return (
    <Dialog
      size={fields ? 'medium' : 'small'}
      title={`${title} «${nameOf(row as { readonly id: string })}»${fields || told ? '' : '?'}`}
      description={told === null && !isUnclear ? text : undefined}
      busy={isBusy}
      dismissible={!isBusy || isLookingUp}
      closeLabel={ui.close()}
      onClose={close}
      footer={
        isUnclear ? (
          <>
            <Button onClick={close}>{ui.close()}</Button>
            <Button variant="primary" onClick={() => command.send({ type: 'check.chosen' })}>
              {labels.checkAgain()}
            </Button>
          </>
        ) : told === null ? (
          <>
            <Button disabled={isBusy && !isLookingUp} onClick={close}>
              {isLookingUp ? ui.close() : common.cancel()}
            </Button>
            {fields ? (
              <Button type="submit" form={form} variant={asks ? 'danger' : 'primary'} busy={isBusy}>
                {label}
              </Button>
            ) : (
              <Button variant="danger" deliberate busy={isBusy} onClick={confirm}>
                {label}
              </Button>
            )}
          </>
        ) : (
          <Button variant="primary" onClick={close}>
            {ui.close()}
          </Button>
        )
      }
    >
      {told !== null && (
        <Alert tone="info" role="status">
          {messageText(told)}
        </Alert>
      )}
      {isLookingUp && (
        <Alert tone="info" role="status">
          {labels.bulk.lookingUp()}
        </Alert>
      )}
      {isUnclear && (
        <Alert tone="warning" role="alert">
          {messageText(unclear)}
        </Alert>
      )}
      {!fields && refusal}
      {fields && told === null && !isUnclear && (
        <Form id={form} errors={errors} focused={focused} onSubmit={confirm}>
          <div className={fieldStyles}>
            {refusal}
            {offers.length > 0 && texts.offers && (
              <Offers offers={offers} t={texts.offers} isBusy={isBusy} onTake={take} />
            )}
            <SectionFields
              fields={fields}
              groups={groups}
              isGrid={groups !== undefined}
              t={{ fields: {}, ...texts }}
              view={{ values, saved: {}, errors, fieldStates, isBusy }}
              noteOf={(field) => dialogNotes?.[name]?.[field]?.(shown, t) || (questionOf && notes?.[field]?.(shown, t))}
              options={optionsOf(command)}
              onChange={(field, value) => command.send({ type: 'field.changed', field, value })}
              onPickerOpen={(field) => command.send({ type: 'picker.opened', field })}
            />
            {commandNotes?.[name]?.(values, t)}
          </div>
        </Form>
      )}
    </Dialog>
  )
}
