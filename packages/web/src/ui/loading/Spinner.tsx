import { spinner } from './Spinner.styles.ts'

/** A spinner inside a control. It is hidden from screen readers, because the control has `aria-busy`. */
export function Spinner({ size = 'small' }: { readonly size?: 'small' | 'medium' }) {
  return <span aria-hidden="true" className={spinner({ size })} />
}
