import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Picker } from '../../ui/choices/Picker.tsx'
import { Flag } from '../../ui/images/Flag.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { grid } from './Gallery.styles.ts'

const countries = [
  { id: 'UA', label: 'Ukraine', detail: '+38', mark: <Flag iso="UA" flag={{ sign: '🇺🇦' }} /> },
  { id: 'PL', label: 'Poland', detail: '+48', mark: <Flag iso="PL" flag={{ sign: '🇵🇱' }} /> },
  { id: 'MD', label: 'Moldova', detail: '+373', mark: <Flag iso="MD" flag={{ sign: '🇲🇩' }} /> },
]

export function Pickers() {
  const t = useTranslations()
  const shared = {
    label: t.auth.countries.list(),
    searchLabel: t.auth.countries.search(),
    emptyText: t.auth.countries.empty(),
    waitText: t.auth.countries.wait(),
    foundText: (count: number) => t.common.found({ count }),
    failedText: t.auth.countries.failed(),
    retryText: t.ui.retry(),
    search: '',
    onSearch: ignore,
    onPick: ignore,
    onClose: ignore,
    location: 'inline' as const,
  }
  return (
    <div className={grid}>
      <Card padded={false}>
        <Picker {...shared} state="list" options={countries} selected="UA" />
      </Card>
      <Card padded={false}>
        <Picker {...shared} state="wait" options={[]} />
      </Card>
      <Card padded={false}>
        <Picker {...shared} state="list" options={[]} search={t.routes.orders()} />
      </Card>
    </div>
  )
}

const ignore = () => undefined
