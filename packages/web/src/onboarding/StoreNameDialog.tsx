import { selectStoreName } from '@supplier/core/onboarding/onboarding.selectors'
import type { StoreNameActor } from '@supplier/core/onboarding/store-name.machine'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextInput } from '../ui/fields/TextInput.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'

interface StoreNameDialogProps {
  readonly isOpen: boolean
  readonly actor: StoreNameActor
  readonly onPostpone: () => void
}

const form = 'store-name'

/** Asks for the name of the store. */
export function StoreNameDialog({ isOpen, actor, onPostpone }: StoreNameDialogProps) {
  const { isBusy, name, errors, note, isComplete } = useSelector(actor, selectStoreName)
  const { storeName: t, later, save } = useTranslations().prompts
  const messageText = useMessageText()
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={t.title()}
      description={t.text()}
      dismissible={false}
      busy={isBusy}
      onClose={onPostpone}
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onPostpone}>
            {later()}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy} disabled={!isComplete}>
            {save()}
          </Button>
        </>
      }
    >
      <Form id={form} errors={errors} onSubmit={() => actor.send({ type: 'form.submitted' })}>
        <Field label={t.label()} error={messageText(errors.storeName ?? note ?? undefined)} required>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              name="store_name"
              autoComplete="organization"
              readOnly={isBusy}
              value={name}
              onText={(text) => actor.send({ type: 'field.typed', field: 'storeName', text })}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  )
}
