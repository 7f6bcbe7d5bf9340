import { type FormEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { isFocusFree } from '../keyboard/kept-focus.ts'

interface FormProps {
  /** For a submit button outside the form. */
  readonly id?: string
  /** The errors of the fields. A new object after a submit focuses the first invalid field. */
  readonly errors: object
  /** Whether the initial focus is left alone, for a form that is only one part of a page. */
  readonly isQuiet?: boolean
  /** The name of the field that has the initial focus instead: the `data-field` around it. */
  readonly focused?: string | undefined
  /** Another number focuses the named field once more. */
  readonly turn?: number
  readonly onSubmit: () => void
  /** Saves and goes on to the next one, which Ctrl or Cmd with Enter asks for. */
  readonly onGoOn?: (() => void) | undefined
  readonly children: ReactNode
}

/** A form that initially focuses the named or its first empty field and, after a failed submit, its first invalid one. */
export function Form({ id, errors, isQuiet = false, focused, turn, onSubmit, onGoOn, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isAwaited = useRef(false)

  useLayoutEffect(() => {
    const named = reveal(controlOf(form.current, focused))
    // A dialog that opens with the form focuses the marked element.
    named?.setAttribute('data-initial-focus', '')
    named?.focus()
    // The part of a page that a heading names stands below it.
    if (named?.tagName.startsWith('H')) named.scrollIntoView?.()
    if (named || isQuiet) return
    if (isFocusFree()) firstEmpty(form.current)?.focus()
  }, [isQuiet, focused, turn])
  useLayoutEffect(() => {
    if (!isAwaited.current || Object.keys(errors).length === 0) return
    isAwaited.current = false
    reveal(form.current?.querySelector<HTMLElement>('[aria-invalid=true]'))?.focus()
  }, [errors])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    isAwaited.current = true
    onSubmit()
  }
  return (
    // Typing after a submit cancels the pending focus change, so that the supplier is not interrupted.
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={() => (isAwaited.current = false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || onGoOn === undefined)
          return staysInList(event)
        event.preventDefault()
        isAwaited.current = true
        onGoOn()
      }}
    >
      {children}
    </form>
  )
}

/** Enter in a field with an open list belongs to the list, also where it chooses nothing. */
const staysInList = (event: KeyboardEvent) => {
  const isOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
  if (event.key === 'Enter' && isOpen && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** The name may lead into a field: `lines.0.qty`. */
const controlOf = (form: HTMLFormElement | null, name: string | undefined): HTMLElement | null => {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const named = (one: string | undefined) => fields.find(({ dataset }) => dataset['field'] === one)
  const field = named(name) ?? named(name?.split('.')[0])
  if (field === undefined) return null
  const wrong = field.querySelector<HTMLElement>('[aria-invalid=true]:not(:disabled)')
  if (wrong) return wrong
  const control = field.querySelector<HTMLElement>(':is(input, select, textarea, button):not(:disabled)')
  // A heading, or a part without a control that can be used, takes the focus itself.
  return control ?? (field.hasAttribute('tabindex') ? field : null)
}

/** Opens what is closed around a control, which could not take the focus there. */
const reveal = <Control extends HTMLElement>(control: Control | null | undefined): Control | null => {
  for (let around = control?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true
  return control ?? null
}

const firstEmpty = (form: HTMLFormElement | null): HTMLInputElement | undefined => {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], :read-only)') ?? [])]
  return fields.find(({ value }) => value === '') ?? fields[0]
}
