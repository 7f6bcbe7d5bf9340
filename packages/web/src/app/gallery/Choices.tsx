import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx'
import { SegmentControl } from '../../ui/choices/SegmentControl.tsx'
import { ControlledDemo } from '../../ui/fields/ControlledDemo.tsx'
import { grid } from './Gallery.styles.ts'

export function Choices() {
  const t = useTranslations().appearance
  const { themes, densities } = t
  return (
    <div className={grid}>
      <ControlledDemo<'system' | 'light' | 'dark'> start="system">
        {(value, hold) => (
          <SegmentControl
            label={t.theme()}
            value={value}
            onChange={hold}
            options={[
              { value: 'system', label: themes.system() },
              { value: 'light', label: themes.light() },
              { value: 'dark', label: themes.dark() },
            ]}
          />
        )}
      </ControlledDemo>
      <ControlledDemo<'comfortable' | 'compact'> start="comfortable">
        {(value, hold) => (
          <RadioGroup
            label={t.density()}
            value={value}
            onChange={hold}
            options={[
              { value: 'comfortable', label: densities.comfortable() },
              { value: 'compact', label: densities.compact(), hint: t.densityHint() },
            ]}
          />
        )}
      </ControlledDemo>
    </div>
  )
}
