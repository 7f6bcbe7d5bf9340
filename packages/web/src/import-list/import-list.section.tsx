import { importList } from '@supplier/core/import-list/import-list.section'
import { isUnfinished, locationOfImport } from '@supplier/core/imports/import-steps.domain'
import { textOf } from '@supplier/core/kernel/word'
import { ImportState } from '../imports/report/ImportState.tsx'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { ImportReport, ImportWhen } from './ImportCells.tsx'
import { importListTranslations } from './import-list.translations.ts'

export const screen = sectionScreen(importList, {
  t: importListTranslations,
  size: 'wide',
  nameOf: ({ name }) => name,
  main: { rollback: 'secondary' },
  aside: ({ row }, { more }) =>
    row && (
      <>
        {isUnfinished(row) && (
          <div>
            <RouteButton variant="primary" location={locationOfImport(row.id)}>
              {more.continue}
            </RouteButton>
          </div>
        )}
        <ImportReport row={row} />
      </>
    ),
  begin: ({ more }) => (
    <RouteButton variant="primary" location={{ to: 'products-import' }}>
      {more.begin}
    </RouteButton>
  ),
  columns: ({ more, filterChoices }) => [
    { id: 'type', file: ['type'], header: more.type, width: 152, cell: ({ type }) => textOf(filterChoices.type, type) },
    {
      id: 'status',
      file: ['status'],
      header: more.status,
      width: 176,
      card: 'figure',
      cell: (row) => <ImportState row={row} />,
    },
    {
      id: 'figures',
      file: ['counts'],
      header: more.figures,
      width: 240,
      named: true,
      cell: ({ counts: { created, updated, rejected } }) => `${created} · ${updated} · ${rejected}`,
    },
    { id: 'when', file: ['createdAt'], header: more.when, width: 168, cell: (row) => <ImportWhen row={row} /> },
  ],
})
