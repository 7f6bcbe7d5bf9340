import { type ManagerActor, selectManager } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { TelephoneField } from '../countries/TelephoneField.tsx'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { SegmentControl } from '../ui/SegmentControl.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { manager as managerLook } from './ManagerDialog.styles.ts'

interface ManagerDialogProps {
  readonly isOpen: boolean
  readonly actor: ManagerActor
  /** Whether it was opened on purpose, and not to ask for what is missing. */
  readonly isWanted?: boolean
  readonly onPostpone: () => void
}

const form = 'telegram-manager'

/** Asks how to reach the manager of the store. */
export function ManagerDialog({ isOpen, actor, isWanted = false, onPostpone }: ManagerDialogProps) {
  const { isBusy, mode, username, errors } = useSelector(actor, selectManager)
  const countries = useSelector(actor, ({ children }) => children.countries)
  const all = useWords()
  const { manager: words, later, cancel, save } = all.prompts
  const say = useSay()
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={words.title()}
      description={words.text()}
      dismissible={isWanted && !isBusy}
      {...(isWanted && { closeLabel: all.ui.close() })}
      busy={isBusy}
      onClose={onPostpone}
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onPostpone}>
            {isWanted ? cancel() : later()}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy}>
            {save()}
          </Button>
        </>
      }
    >
      <Form id={form} errors={errors} onSubmit={() => actor.send({ type: 'form.submitted' })}>
        <div className={managerLook}>
          <SegmentControl
            label={words.mode()}
            value={mode}
            options={[
              { value: 'username', label: words.byUsername() },
              { value: 'phone', label: words.byPhone() },
            ]}
            onChange={(chosen) => actor.send({ type: 'mode.chosen', mode: chosen })}
          />
          {mode === 'username' ? (
            <Field label={words.username()} hint={words.usernameHint()} error={say(errors.username)} required>
              {(control) => (
                <TextInput
                  {...control}
                  size="large"
                  data-initial-focus
                  name="manager_telegram_username"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  readOnly={isBusy}
                  value={username}
                  onText={(text) => actor.send({ type: 'username.typed', text })}
                />
              )}
            </Field>
          ) : (
            countries && <TelephoneField actor={countries} error={say(errors.phone)} busy={isBusy} />
          )}
        </div>
      </Form>
    </Dialog>
  )
}
