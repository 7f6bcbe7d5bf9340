import { importSources } from '@supplier/core/import-sources/import-sources.section'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { importSourcesTranslations } from './import-sources.translations.ts'
import { LastRun, NextRun } from './SourceCells.tsx'

export const screen = sectionScreen(importSources, {
  t: importSourcesTranslations,
  nameOf: ({ title }) => title,
  columns: ({ more, choices }) => [
    {
      id: 'type',
      file: ['type'],
      header: choices.type.goods,
      quiet: true,
      width: 152,
      cell: ({ type }) => choices.type[type],
    },
    {
      id: 'schedule',
      file: ['schedule'],
      header: more.state,
      width: 152,
      cell: ({ schedule }) => choices.schedule[schedule],
    },
    {
      id: 'last',
      file: ['last'],
      header: more.last,
      named: true,
      width: 260,
      cell: (row) => <LastRun row={row} t={more} />,
    },
    {
      id: 'next',
      file: ['nextAt', 'isPaused', 'pausedWhy'],
      header: more.next,
      named: true,
      width: 220,
      cell: (row) => <NextRun row={row} t={more} />,
    },
  ],
})
