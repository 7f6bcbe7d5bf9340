/** Money that is not known: five stars, and words for who cannot see them. */
export function Stars({ label }: { readonly label: string }) {
  return (
    <span role="img" aria-label={label}>
      *****
    </span>
  )
}
