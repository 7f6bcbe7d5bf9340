import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { sample } from './CustomizingScreen.styles.ts'

const rows = [
  { number: 10482, state: 'isNew', tone: 'info', sum: 123450 },
  { number: 10481, state: 'isPaid', tone: 'success', sum: 89900 },
  { number: 10479, state: 'isSent', tone: 'neutral', sum: 1520000 },
] as const

/** A few made-up rows, as tables look with what was chosen. */
export function Sample() {
  const words = useWords().appearance
  const { money } = useFormats()
  const look = sample()
  return (
    <section aria-label={words.preview()}>
      <Card>
        <h2 className={look.title}>{words.sample.title()}</h2>
        <table className={look.table}>
          <thead>
            <tr>
              <th className={look.head} scope="col">
                {words.sample.number()}
              </th>
              <th className={look.head} scope="col">
                {words.sample.state()}
              </th>
              <th className={look.head} scope="col">
                {words.sample.sum()}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, state, tone, sum }) => (
              <tr key={number}>
                <td className={look.cell}>#{number}</td>
                <td className={look.cell}>
                  <Badge tone={tone}>{words.sample[state]()}</Badge>
                </td>
                <td className={`${look.cell} ${look.sum}`}>{money(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}
