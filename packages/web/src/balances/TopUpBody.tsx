import type { TopUpActor, TopUpChoice } from '@supplier/core'
import ExternalLink from 'lucide-react/icons/external-link'
import { useFormats } from '../i18n/use-formats.ts'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { AmountField } from './AmountField.tsx'
import { topUp } from './TopUpDialog.styles.ts'
import type { TopUpStep } from './top-up.ts'

interface TopUpBodyProps {
  readonly id: string
  readonly step: TopUpStep
  readonly send: TopUpActor['send']
}

export function TopUpBody({ id, step, send }: TopUpBodyProps) {
  const words = useWords()
  const look = topUp()
  switch (step.step) {
    case 'form':
      return (
        <Form
          id={id}
          errors={step.error ? { amount: step.error } : {}}
          onSubmit={() => send({ type: 'form.submitted' })}
        >
          <div className={look.form}>
            <AmountField
              label={words.money.topUpDialog.amount()}
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
      return <p className={look.host}>{step.host}</p>
    case 'payment':
      return <Payment href={step.href} notes={step.notes} />
  }
}

interface ChoicesProps {
  readonly choices: readonly TopUpChoice[]
  readonly isStill: boolean
  readonly onChoose: (choice: TopUpChoice) => void
}

/** Amounts to take instead of typing one. */
function Choices({ choices, isStill, onChoose }: ChoicesProps) {
  const words = useWords().money.topUpDialog
  const { money } = useFormats()
  const look = topUp()
  return (
    <ul className={look.choices} aria-label={words.choices()}>
      {choices.map((choice) => (
        <li key={`${choice.amount} ${choice.missing}`}>
          <Button size="small" disabled={isStill} onClick={() => onChoose(choice)}>
            {choice.missing === null ? money(choice.amount) : words.missing({ amount: choice.missing })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Payment({ href, notes }: Pick<Extract<TopUpStep, { readonly step: 'payment' }>, 'href' | 'notes'>) {
  const words = useWords()
  const say = useSay()
  const look = topUp()
  return (
    <div className={look.form}>
      {notes.map((note, at) => (
        <Alert key={at} tone="info" role="status">
          {say(note)}
        </Alert>
      ))}
      <LinkButton
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        icon={<ExternalLink size={16} aria-hidden="true" />}
      >
        {words.money.topUpDialog.open()} <VisuallyHidden>({words.common.newTab()})</VisuallyHidden>
      </LinkButton>
    </div>
  )
}
