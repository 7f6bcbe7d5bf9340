import { type Entry, tidied } from '@supplier/core'
import { similarValues } from '@supplier/core/sections/attributes'
import { mergePreview } from './Attributes.styles.ts'
import type { AttributeTexts } from './attributes.translations.ts'

/** Values of the list that are probably one, and how they become one; `null` when there are none. */
export const similarNote = (values: readonly Entry[], more: Readonly<Record<AttributeTexts, string>>) => {
  const groups = similarValues(tidied(values).map(({ title }) => title))
  if (groups.length === 0) return null
  const styles = mergePreview()
  return (
    <div className={styles.root} role="status">
      <p>{more.similar}</p>
      <ul className={styles.list}>
        {groups.map((titles) => (
          <li key={titles.join()}>{titles.map((title) => `«${title}»`).join(', ')}</li>
        ))}
      </ul>
      <p>{more.similarHelp}</p>
    </div>
  )
}
