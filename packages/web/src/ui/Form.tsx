import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface FormProps {
  /** For a button that stands outside. */
  readonly id?: string
  /** What is wrong with the fields. A new object after a submit leads to the first wrong one. */
  readonly errors: object
  /** A form that is one of several things on a page waits to be found. */
  readonly isQuiet?: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A form that starts at its first empty field and leads back to the first wrong one. */
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
    // Who types on does not want to be led anywhere.
    <form id={id} ref={form} noValidate onSubmit={submit} onInput={() => (isAwaited.current = false)}>
      {children}
    </form>
  )
}

const firstEmpty = (form: HTMLFormElement | null): HTMLInputElement | undefined => {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], :read-only)') ?? [])]
  return fields.find(({ value }) => value === '') ?? fields[0]
}
