import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import { type SeriesPreview, shelvings } from '@supplier/core/shelvings/shelvings.section'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { SeriesNote } from './SeriesNote.tsx'
import { Fill, Lying } from './ShelfCells.tsx'
import { ShelfLabels } from './ShelfLabels.tsx'
import { ShelfPlaces } from './ShelfPlaces.tsx'
import { code, quiet } from './shelvings.styles.ts'
import { shelvingsTranslations } from './shelvings.translations.ts'

/** What runs beside the shelves. */

export const screen = sectionScreen(shelvings, {
  t: shelvingsTranslations,
  nameOf: (row) => row.code,
  aroundName: ({ title }, name) => (
    <span data-lines="">
      <span className={code}>{name}</span> {title && <span className={quiet}>{title}</span>}
    </span>
  ),
  main: { put: 'secondary' },
  above: (_, { more }, beside) => {
    const labels = beside
    return labels && <ShelfLabels actor={labels} t={more} />
  },
  aside: ({ row }, { more }) => row && <ShelfPlaces row={row} t={more} />,
  notes: {
    rackFrom: ({ answer, onRetry }, { more }) => (
      <SeriesNote answer={answer as AnswerView<SeriesPreview>} onRetry={onRetry} t={more} />
    ),
  },
  columns: ({ filters, more }) => [
    { id: 'lies', file: ['firstPlaces'], header: more.lies, priority: 2, cell: (row) => <Lying row={row} t={more} /> },
    {
      id: 'products',
      file: ['productCount'],
      header: more.products,
      align: 'end',
      named: true,
      priority: 3,
      cell: ({ productCount }) => (productCount > 0 ? productCount : null),
    },
    {
      id: 'fill',
      file: ['used', 'capacity'],
      header: filters.fill,
      width: 160,
      cell: (row) => <Fill row={row} t={more} />,
    },
    {
      id: 'state',
      file: ['isActive'],
      header: filters.is_active,
      card: 'figure',
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'plain' : 'neutral'}>{isActive ? more.active : more.inactive}</Badge>
      ),
    },
  ],
})
