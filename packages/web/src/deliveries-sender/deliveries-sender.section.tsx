import { senders } from '@supplier/core/sections/deliveries-sender'
import { namesOf } from '../kit/names.ts'
import { sectionScreen } from '../kit/SectionScreen.tsx'
import { badges } from '../ui/Badge.styles.ts'
import { Badge } from '../ui/Badge.tsx'
import { deliveriesSenderTranslations } from './deliveries-sender.translations.ts'
import { limitNote } from './LimitNote.tsx'
import { SenderQuote } from './SenderQuote.tsx'

export const screen = sectionScreen(senders, {
  t: deliveriesSenderTranslations,
  nameOf: ({ title }) => title,
  aside: ({ answer, onRetry }, { more }) =>
    answer.question && <SenderQuote answer={answer} onRetry={onRetry} t={more} />,
  notes: {
    weight: limitNote('weight'),
    seats: limitNote('seats'),
    length: limitNote('length'),
    width: limitNote('width'),
    height: limitNote('height'),
  },
  columns: ({ fields, more }) => [
    { id: 'counterparty', header: fields.counterparty, named: true, cell: ({ counterparty }) => counterparty },
    { id: 'contact', header: fields.contact, named: true, cell: ({ contact }) => contact },
    { id: 'place', header: more.place, named: true, cell: ({ place }) => place },
    { id: 'stores', header: fields.stores, named: true, cell: ({ stores }) => namesOf(stores) || more.allStores },
    {
      id: 'state',
      header: more.state,
      card: 'figure',
      cell: ({ isDefault, problems }) => (
        <span className={badges}>
          {isDefault && <Badge tone="accent">{more.isDefault}</Badge>}
          {problems.map((problem) => (
            <Badge key={problem} tone="danger">
              {more[problem]}
            </Badge>
          ))}
        </span>
      ),
    },
  ],
})
