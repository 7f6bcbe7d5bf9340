import { csvOf, type ExportActor, isSameExport, type ListQuery, type ListRow, selectExport } from '@supplier/core'
import { useSelector } from '@xstate/react'
import Download from 'lucide-react/icons/download'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import type { Column } from '../ui/Table.tsx'

interface ExportButtonProps<Row> {
  readonly actor: ExportActor
  readonly query: ListQuery
  readonly columns: readonly Column<Row>[]
  /** The name of the file, without its ending. */
  readonly name: string
}

/**
 * Exports a list: the first click reads all rows, and the second saves them as a CSV file. If the server exports the list,
 * the first click starts its job.
 */
export function ExportButton<Row extends ListRow>({ actor, query, columns, name }: ExportButtonProps<Row>) {
  const t = useTranslations().list
  const view = useSelector(actor, selectExport<Row>, isSameExport)
  const icon = <Download size={16} aria-hidden="true" />
  if (view.state !== 'read')
    return (
      <Button
        icon={icon}
        busy={view.state === 'reading'}
        onClick={() => actor.send({ type: 'export.chosen', query, columns: columns.map(({ id }) => id) })}
      >
        {t.export()}
      </Button>
    )
  const written = columns.filter(({ text }) => text !== undefined)
  const save = () => {
    const header = written.map((column) => column.header)
    const cells = view.rows.map((row) => written.map(({ text }) => text?.(row) ?? ''))
    actor.send({ type: 'file.written', file: { name: `${name}.csv`, text: csvOf(header, cells) } })
  }
  return (
    <Button icon={icon} title={view.isCut ? t.exportCut({ count: view.rows.length }) : undefined} onClick={save}>
      {t.save({ count: view.rows.length })}
    </Button>
  )
}
