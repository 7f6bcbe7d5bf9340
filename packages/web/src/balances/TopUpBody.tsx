import type { TopUpChoice } from '@supplier/core/balances/top-up.domain'
import type { TopUpActor } from '@supplier/core/balances/top-up.machine'
import ExternalLink from 'lucide-react/icons/external-link'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { LinkButton } from '../ui/buttons/LinkButton.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { AmountField } from './AmountField.tsx'
import { topUp } from './TopUpDialog.styles.ts'
import type { TopUpStep } from './top-up.ts'

interface TopUpBodyProps {
  readonly id: string
  readonly step: TopUpStep
  readonly send: TopUpActor['send']
}

export function TopUpBody({ id, step, send }: TopUpBodyProps) {
  const t = useTranslations()
  const styles = topUp()
  switch (step.step) {
    case 'form':
      return (
        <Form
          id={id}
          errors={step.error ? { amount: step.error } : {}}
          onSubmit={() => send({ type: 'form.submitted' })}
        >
          <div className={styles.form}>
            <AmountField
              label={t.money.topUpDialog.amount()}
              text={step.text}
              error={step.error}
              isStill={step.isBusy}
              onText={(text) => send({ type: 'amount.typed', text })}
            />
            <Choices
              choices={step.choices}
              isStill={step.isBusy}
              onChoose={({ amount }) => send({ type: 'amount.chosen', amount })}
            />
          </div>
        </Form>
      )
    case 'ask':
      return <p className={styles.host}>{step.host}</p>
    case 'payment':
      return <Payment href={step.href} notes={step.notes} />
  }
}

interface ChoicesProps {
  readonly choices: readonly TopUpChoice[]
  readonly isStill: boolean
  readonly onChoose: (choice: TopUpChoice) => void
}

/** Suggested amounts. */
function Choices({ choices, isStill, onChoose }: ChoicesProps) {
  const t = useTranslations().money.topUpDialog
  const { money } = useFormats()
  const styles = topUp()
  return (
    <ul className={styles.choices} aria-label={t.choices()}>
      {choices.map((choice) => (
        <li key={`${choice.amount} ${choice.missing}`}>
          <Button size="small" disabled={isStill} onClick={() => onChoose(choice)}>
            {choice.missing === null ? money(choice.amount) : t.missing({ amount: choice.missing })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Payment({ href, notes }: Pick<Extract<TopUpStep, { readonly step: 'payment' }>, 'href' | 'notes'>) {
  const t = useTranslations()
  const messageText = useMessageText()
  const styles = topUp()
  return (
    <div className={styles.form}>
      {notes.map((note, at) => (
        <Alert key={at} tone="info" role="status">
          {messageText(note)}
        </Alert>
      ))}
      <LinkButton
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        icon={<ExternalLink size={16} aria-hidden="true" />}
      >
        {t.money.topUpDialog.open()} <VisuallyHidden>({t.common.newTab()})</VisuallyHidden>
      </LinkButton>
    </div>
  )
}
