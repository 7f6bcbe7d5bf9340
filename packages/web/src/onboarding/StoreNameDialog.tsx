import { type StoreNameActor, selectStoreName } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { TextInput } from '../ui/TextInput.tsx'

interface StoreNameDialogProps {
  readonly isOpen: boolean
  readonly actor: StoreNameActor
  readonly onPostpone: () => void
}

const form = 'store-name'

/** Asks what the store is called. */
export function StoreNameDialog({ isOpen, actor, onPostpone }: StoreNameDialogProps) {
  const { isBusy, name, errors, note, isComplete } = useSelector(actor, selectStoreName)
  const { storeName: words, later, save } = useWords().prompts
  const say = useSay()
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={words.title()}
      description={words.text()}
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
        <Field label={words.label()} error={say(errors.storeName ?? note ?? undefined)} required>
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
