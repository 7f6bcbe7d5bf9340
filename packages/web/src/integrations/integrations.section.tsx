import { isOfMarket } from '@supplier/core/integrations/integrations.domain'
import { integrations } from '@supplier/core/integrations/integrations.section'
import { recordPage } from '../kit/record/RecordPage.tsx'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import type { ScreenProps } from '../navigation/screen.ts'
import { IntegrationAside, IntegrationState, LastSync } from './IntegrationAside.tsx'
import { integrationsTranslations } from './integrations.translations.ts'
import { KindCards } from './KindCards.tsx'

const List = sectionScreen(integrations, {
  t: integrationsTranslations,
  nameOf: ({ title }) => title,
  columns: ({ more, fields, choices, states }) => [
    { id: 'kind', header: fields.kind, width: 104, cell: ({ kind }) => choices.kind[kind] },
    {
      id: 'directions',
      header: fields.directions,
      named: true,
      grows: true,
      priority: 3,
      width: 240,
      cell: ({ directions }) => directions.map((one) => choices.directions[one]).join(', ') || null,
    },
    {
      id: 'sync',
      file: ['runs'],
      header: more.lastSync,
      named: true,
      priority: 2,
      width: 176,
      cell: (row) => (isOfMarket(row.kind) ? <LastSync row={row} t={more} /> : null),
    },
    {
      id: 'status',
      header: more.state,
      width: 136,
      card: 'figure',
      cell: (row) => <IntegrationState row={row} t={more} states={states.status} />,
    },
  ],
})

/** The integrations that there are, and below them what else can be connected. */
export function screen(props: ScreenProps) {
  return (
    <>
      <List {...props} />
      <KindCards />
    </>
  )
}

export const page = recordPage(integrations, {
  t: integrationsTranslations,
  nameOf: ({ title }) => title,
  state: (row, { more, states }) => <IntegrationState row={row} t={more} states={states.status} />,
  main: { sync: 'primary', test: 'secondary', check: 'secondary', rotate: 'secondary', resume: 'primary' },
  aside: ({ row, values }, { more, choices }) => (
    <IntegrationAside row={row} kind={values.kind} events={choices.events} t={more} />
  ),
})
