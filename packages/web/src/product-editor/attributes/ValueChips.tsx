import { matrixTable, valueChip } from '../look/ProductEditor.styles.ts'

interface ValueChipsProps {
  readonly label: string
  readonly values: readonly { readonly id: string; readonly title: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Values of an attribute of which any number can be chosen; they stay in their order. */
export function ValueChips({ label, values, chosen, onChange }: ValueChipsProps) {
  const toggle = (id: string) =>
    onChange(values.map((one) => one.id).filter((one) => (one === id ? !chosen.includes(id) : chosen.includes(one))))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend, and the field has a label
    <div role="group" aria-label={label} className={matrixTable().values}>
      {values.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={valueChip}
          aria-pressed={chosen.includes(id)}
          onClick={() => toggle(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
