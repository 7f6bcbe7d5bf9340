import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface FormProps {
  /** For a submit button outside the form. */
  readonly id?: string
  /** The errors of the fields. A new object after a submit focuses the first invalid field. */
  readonly errors: object
  /** Whether the initial focus is left alone, for a form that is only one part of a page. */
  readonly isQuiet?: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A form that initially focuses its first empty field and, after a failed submit, its first invalid one. */
export function Form({ id, errors, isQuiet = false, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isAwaited = useRef(false)

  useLayoutEffect(() => {
    if (isQuiet) return
    if (document.activeElement === null || document.activeElement === document.body) firstEmpty(form.current)?.focus()
  }, [isQuiet])
  useLayoutEffect(() => {
    if (!isAwaited.current || Object.keys(errors).length === 0) return
    isAwaited.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    isAwaited.current = true
    onSubmit()
  }
  return (
    // Typing after a submit cancels the pending focus change, so that the supplier is not interrupted.
    <form id={id} ref={form} noValidate onSubmit={submit} onInput={() => (isAwaited.current = false)}>
      {children}
    </form>
  )
}

const firstEmpty = (form: HTMLFormElement | null): HTMLInputElement | undefined => {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], :read-only)') ?? [])]
  return fields.find(({ value }) => value === '') ?? fields[0]
}
