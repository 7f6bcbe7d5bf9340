import { useWords } from '../../i18n/WordsProvider.tsx'
import { Held } from '../../ui/Held.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SegmentControl } from '../../ui/SegmentControl.tsx'
import { grid } from '../Gallery.styles.ts'

export function Choices() {
  const words = useWords().appearance
  const { themes, densities } = words
  return (
    <div className={grid}>
      <Held<'system' | 'light' | 'dark'> start="system">
        {(value, hold) => (
          <SegmentControl
            label={words.theme()}
            value={value}
            onChange={hold}
            options={[
              { value: 'system', label: themes.system() },
              { value: 'light', label: themes.light() },
              { value: 'dark', label: themes.dark() },
            ]}
          />
        )}
      </Held>
      <Held<'comfortable' | 'compact'> start="comfortable">
        {(value, hold) => (
          <RadioGroup
            label={words.density()}
            value={value}
            onChange={hold}
            options={[
              { value: 'comfortable', label: densities.comfortable() },
              { value: 'compact', label: densities.compact(), hint: words.densityHint() },
            ]}
          />
        )}
      </Held>
    </div>
  )
}
