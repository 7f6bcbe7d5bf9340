import type { ReactNode } from 'react'
import { Form } from '../ui/fields/Form.tsx'
import { authForm } from './AuthForm.styles.ts'

interface AuthFormProps {
  readonly title: string
  readonly lead: ReactNode
  readonly errors: object
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** The buttons under the fields. */
  readonly actions: ReactNode
  /** Links to other pages of the sign-in area. */
  readonly foot?: ReactNode
}

/** The layout shared by the forms of the sign-in area. */
export function AuthForm({ title, lead, errors, onSubmit, children, actions, foot }: AuthFormProps) {
  const styles = authForm()
  return (
    <Form errors={errors} onSubmit={onSubmit}>
      <div className={styles.root}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.fields}>
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
        {foot !== undefined && <p className={styles.foot}>{foot}</p>}
      </div>
    </Form>
  )
}
