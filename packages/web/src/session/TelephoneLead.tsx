import { authForm } from './AuthForm.styles.ts'

interface TelephoneLeadProps {
  readonly text: string
  readonly telephone: string
}

/** Shows the number to which the code was sent, without a line break inside it. */
export function TelephoneLead({ text, telephone }: TelephoneLeadProps) {
  return (
    <>
      {text} <span className={authForm().number}>{telephone}</span>
    </>
  )
}
