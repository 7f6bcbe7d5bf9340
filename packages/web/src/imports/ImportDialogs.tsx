import type { ImportActor } from '@supplier/core/imports/import.machine'
import { selectImportDraft } from '@supplier/core/imports/import.selectors'
import { isOfCategory } from '@supplier/core/imports/import.setup'
import type { PriceImport } from '@supplier/core/imports/imports.domain'
import { shallowEqual, useSelector } from '@xstate/react'
import { Button } from '../ui/buttons/Button.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { TextInput } from '../ui/fields/TextInput.tsx'
import { onKeys } from '../ui/keyboard/keys.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { CategoryField } from './CategoryField.tsx'
import { percentOf } from './CheckStep.tsx'
import type { ImportTexts } from './report/imports.translations.ts'

interface ImportDialogsProps {
  readonly actor: ImportActor
  readonly t: ImportTexts
  readonly found: PriceImport
  readonly asks: 'jump' | 'mistake' | 'command' | null
}

/** What an import asks before it goes on. */
export function ImportDialogs({ actor, t, found, asks }: ImportDialogsProps) {
  const { command } = useSelector(actor, selectImportDraft, shallowEqual)
  const { jump } = found.details ?? {}
  return (
    <>
      <Dialog
        open={asks === 'jump'}
        title={t.jumpTitle}
        description={jump && t.jump(jump.kind, percentOf(jump.share))}
        onClose={() => actor.send({ type: 'jump.declined' })}
        footer={
          <>
            <Button onClick={() => actor.send({ type: 'jump.declined' })}>{t.jumpNo}</Button>
            <Button variant="danger" deliberate onClick={() => actor.send({ type: 'jump.accepted' })}>
              {t.jumpYes}
            </Button>
          </>
        }
      />
      <Dialog
        open={asks === 'command'}
        title={command && t[`${command}Title`]}
        description={command && t[`${command}Text`]}
        onClose={() => actor.send({ type: 'command.dropped' })}
        footer={
          <>
            <Button onClick={() => actor.send({ type: 'command.dropped' })}>{t.keep}</Button>
            <Button
              variant={command === 'copy' ? 'primary' : 'danger'}
              deliberate
              onClick={() => actor.send({ type: 'command.confirmed' })}
            >
              {command && t[command]}
            </Button>
          </>
        }
      />
      <MendDialog actor={actor} t={t} isOpen={asks === 'mistake'} />
    </>
  )
}

interface MendDialogProps extends Pick<ImportDialogsProps, 'actor' | 't'> {
  readonly isOpen: boolean
}

/** One better value for all rows with the same mistake. */
function MendDialog({ actor, t, isOpen }: MendDialogProps) {
  const { mistake, replacement, category } = useSelector(actor, selectImportDraft, shallowEqual)
  const isCategory = mistake !== null && isOfCategory(mistake)
  const confirm = () => actor.send({ type: 'fix.confirmed' })
  return (
    <Dialog
      open={isOpen}
      title={mistake && t.fixTitle(mistake.rows)}
      description={mistake && t.fixText(mistake.column, mistake.value)}
      onClose={() => actor.send({ type: 'mistake.closed' })}
      footer={
        <>
          <Button onClick={() => actor.send({ type: 'mistake.closed' })}>{t.keep}</Button>
          <Button
            variant="primary"
            disabled={isCategory ? category === null : replacement.trim() === ''}
            onClick={confirm}
          >
            {t.fix}
          </Button>
        </>
      }
    >
      {isCategory ? (
        <CategoryField
          actor={actor}
          label={t.newCategory}
          name="mistake"
          search=""
          value={category}
          onChange={(chosen) => actor.send({ type: 'replacement.picked', category: chosen })}
        />
      ) : (
        <Field label={t.newValue}>
          {(control) => (
            <TextInput
              {...control}
              value={replacement}
              onText={(text) => actor.send({ type: 'replacement.typed', text })}
              onKeyDown={onKeys({ Enter: confirm })}
            />
          )}
        </Field>
      )}
    </Dialog>
  )
}
