import type { ManagerActor } from '@supplier/core/telegram/manager.machine'
import { selectManager } from '@supplier/core/telegram/telegram.selectors'
import { useSelector } from '@xstate/react'
import { TelephoneField } from '../countries/TelephoneField.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { SegmentControl } from '../ui/choices/SegmentControl.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextInput } from '../ui/fields/TextInput.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { manager as managerLook } from './ManagerDialog.styles.ts'

interface ManagerDialogProps {
  readonly isOpen: boolean
  readonly actor: ManagerActor
  /** Whether the supplier opened the dialog. Otherwise it is a prompt, which cannot be dismissed with Escape. */
  readonly isWanted?: boolean
  readonly onPostpone: () => void
}

const form = 'telegram-manager'

/** Asks for the Telegram username or the telephone number of the store’s manager. */
export function ManagerDialog({ isOpen, actor, isWanted = false, onPostpone }: ManagerDialogProps) {
  const { isBusy, mode, username, errors } = useSelector(actor, selectManager)
  const countries = useSelector(actor, ({ children }) => children.countries)
  const all = useTranslations()
  const { manager: t, later, cancel, save } = all.prompts
  const messageText = useMessageText()
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={t.title()}
      description={t.text()}
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
            label={t.mode()}
            value={mode}
            options={[
              { value: 'username', label: t.byUsername() },
              { value: 'phone', label: t.byPhone() },
            ]}
            onChange={(chosen) => actor.send({ type: 'mode.chosen', mode: chosen })}
          />
          {mode === 'username' ? (
            <Field label={t.username()} hint={t.usernameHint()} error={messageText(errors.username)} required>
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
            countries && <TelephoneField actor={countries} error={messageText(errors.phone)} busy={isBusy} />
          )}
        </div>
      </Form>
    </Dialog>
  )
}
