import { attributes, mergeHash } from '@supplier/core/attributes/attributes.section'
import type { Entry } from '@supplier/core/kit/fields/entry-fields.domain'
import type { Picked } from '@supplier/core/kit/fields/pick-fields.domain'
import { locationOfCommand } from '@supplier/core/kit/section/open-record.domain'
import { useContext } from 'react'
import { ListLocation } from '../kit/section/RowLink.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { mergePreview } from './Attributes.styles.ts'
import type { AttributeTexts } from './attributes.translations.ts'

interface SimilarValuesProps {
  /** The id of the attribute; `null` for a new one. */
  readonly id: string | null
  /** Values of the list that are probably one. */
  readonly groups: readonly (readonly Entry[])[]
  readonly more: Readonly<Record<AttributeTexts, string>>
}

/** Names values that are probably one, each group with a button that opens the merge of its saved values. */
export function SimilarValues({ id, groups, more }: SimilarValuesProps) {
  const location = useContext(ListLocation)
  const styles = mergePreview()
  return (
    <div className={styles.root} role="status">
      <p>{more.similar}</p>
      <ul className={styles.list}>
        {groups.map((group) => {
          const titles = group.map(({ title }) => `«${title}»`).join(', ')
          const saved = group.filter((one): one is Picked => one.id !== null)
          return (
            <li key={titles} className={styles.similar}>
              {titles}
              {location !== null && id !== null && saved.length > 1 && (
                <RouteButton
                  size="small"
                  location={locationOfCommand(attributes, location, {
                    id,
                    command: 'mergeValues',
                    hash: mergeHash(saved),
                  })}
                >
                  {more.merge}
                </RouteButton>
              )}
            </li>
          )
        })}
      </ul>
      <p>{more.similarHelp}</p>
    </div>
  )
}
