import {
  isAtClosedBranch,
  locationOfProblem,
  senders,
} from '@supplier/core/deliveries-sender/deliveries-sender.section'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { namesOf } from '../kit/values/names.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { badges } from '../ui/text/Badge.styles.ts'
import { Badge } from '../ui/text/Badge.tsx'
import { deliveriesSenderTranslations } from './deliveries-sender.translations.ts'
import { KeyNote } from './KeyNote.tsx'
import { limitNote } from './LimitNote.tsx'
import { mend, wrong } from './Sender.styles.ts'
import { SenderQuote } from './SenderQuote.tsx'

export const screen = sectionScreen(senders, {
  t: deliveriesSenderTranslations,
  nameOf: ({ title }) => title,
  rare: ['waybill', 'size', 'usage'],
  aside: ({ answer, onRetry }, { more }) =>
    answer.question && <SenderQuote answer={answer} onRetry={onRetry} t={more} />,
  notes: {
    counterparty: ({ beside }) => <KeyNote beside={beside} />,
    warehouse: ({ values, row }, { more }) =>
      isAtClosedBranch(values, row) && <span className={wrong}>{more.closedNote}</span>,
    weight: limitNote('weight'),
    seats: limitNote('seats'),
    length: limitNote('length'),
    width: limitNote('width'),
    height: limitNote('height'),
  },
  columns: ({ fields, more }) => [
    { id: 'counterparty', header: fields.counterparty, priority: 2, named: true },
    { id: 'contact', header: fields.contact, priority: 3, named: true },
    { id: 'place', header: more.place, width: 192, named: true },
    {
      id: 'stores',
      header: fields.stores,
      priority: 3,
      named: true,
      cell: ({ stores }) => namesOf(stores) || more.allStores,
    },
    {
      id: 'state',
      file: ['isDefault', 'problems'],
      header: more.state,
      width: 184,
      card: 'figure',
      cell: (row) => (
        <span className={badges}>
          {row.isDefault && <Badge>{more.isDefault}</Badge>}
          {row.problems.map((problem) => (
            <span key={problem} className={mend}>
              <RouteLink location={locationOfProblem(problem, row)}>{more[problem]}</RouteLink>
            </span>
          ))}
        </span>
      ),
    },
  ],
})
