import { authForm } from './AuthForm.styles.ts'

interface TelephoneLeadProps {
  readonly text: string
  readonly telephone: string
}

/** Where the code went. The number is never broken in two lines. */
export function TelephoneLead({ text, telephone }: TelephoneLeadProps) {
  return (
    <>
      {text} <span className={authForm().number}>{telephone}</span>
    </>
  )
}
