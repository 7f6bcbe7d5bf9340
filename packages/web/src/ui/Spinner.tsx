import { spinner } from './Spinner.styles.ts'

/** Progress inside a control. Says nothing by itself: its control is marked busy. */
export function Spinner({ size = 'small' }: { readonly size?: 'small' | 'medium' }) {
  return <span aria-hidden="true" className={spinner({ size })} />
}
