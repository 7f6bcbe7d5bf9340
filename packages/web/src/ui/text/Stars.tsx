/** Five asterisks for an unknown amount, with a label for screen readers. */
export function Stars({ label }: { readonly label: string }) {
  return (
    <span role="img" aria-label={label}>
      *****
    </span>
  )
}
