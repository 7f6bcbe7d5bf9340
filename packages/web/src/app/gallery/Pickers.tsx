import { useWords } from '../../i18n/WordsProvider.tsx'
import { Card } from '../../ui/Card.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { Picker } from '../../ui/Picker.tsx'
import { grid } from '../Gallery.styles.ts'

const countries = [
  { id: 'UA', label: 'Ukraine', detail: '+38', mark: <Flag iso="UA" flag={{ sign: '🇺🇦' }} /> },
  { id: 'PL', label: 'Poland', detail: '+48', mark: <Flag iso="PL" flag={{ sign: '🇵🇱' }} /> },
  { id: 'MD', label: 'Moldova', detail: '+373', mark: <Flag iso="MD" flag={{ sign: '🇲🇩' }} /> },
]

export function Pickers() {
  const words = useWords()
  const shared = {
    label: words.auth.countries.list(),
    searchLabel: words.auth.countries.search(),
    emptyText: words.auth.countries.empty(),
    waitText: words.auth.countries.wait(),
    failedText: words.auth.countries.failed(),
    retryText: words.ui.retry(),
    search: '',
    onSearch: ignore,
    onPick: ignore,
    onClose: ignore,
    place: 'inline' as const,
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
        <Picker {...shared} state="list" options={[]} search={words.routes.orders()} />
      </Card>
    </div>
  )
}

const ignore = () => undefined
