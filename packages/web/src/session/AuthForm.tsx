import type { ReactNode } from 'react'
import { Form } from '../ui/Form.tsx'
import { authForm } from './AuthForm.styles.ts'

interface AuthFormProps {
  readonly title: string
  readonly lead: ReactNode
  readonly errors: object
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** The buttons under the fields. */
  readonly actions: ReactNode
  /** Where else one may want to go. */
  readonly foot?: ReactNode
}

/** What the forms of the sign-in area have in common. */
export function AuthForm({ title, lead, errors, onSubmit, children, actions, foot }: AuthFormProps) {
  const look = authForm()
  return (
    <Form errors={errors} onSubmit={onSubmit}>
      <div className={look.root}>
        <div className={look.head}>
          <h1 className={look.title}>{title}</h1>
          <p className={look.lead}>{lead}</p>
        </div>
        <div className={look.fields}>
          {children}
          <div className={look.actions}>{actions}</div>
        </div>
        {foot !== undefined && <p className={look.foot}>{foot}</p>}
      </div>
    </Form>
  )
}
