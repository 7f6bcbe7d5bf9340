import type { ExportActor } from '@supplier/core/kit/list/export.machine'
import { isSameExport, selectExport } from '@supplier/core/kit/list/export.selectors'
import type { ListQuery, ListRow } from '@supplier/core/kit/list/list.domain'
import { useSelector } from '@xstate/react'
import Download from 'lucide-react/icons/download'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useHasSection } from '../../navigation/offered.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { LazyMenu } from '../overlays/LazyMenu.tsx'
import { fieldsOf, type ListColumn } from './list-column.ts'

interface ExportButtonProps<Row> {
  readonly actor: ExportActor
  readonly query: ListQuery
  readonly columns: readonly ListColumn<Row>[]
  /** The name of the file, without its ending. */
  readonly name: string
}

/**
 * Exports a list: its first menu chooses the format and reads all rows, and then a press saves them as a file. If the
 * server exports the list, the menu starts its job; without jobs there is no button.
 */
export function ExportButton<Row extends ListRow>({ actor, query, columns, name }: ExportButtonProps<Row>) {
  const t = useTranslations().list
  const view = useSelector(actor, selectExport<Row>, isSameExport)
  const hasJobs = useHasSection('jobs')
  const fields = fieldsOf(columns)
  const icon = <Download size={18} aria-hidden="true" />
  const choose = (format: string) =>
    actor.send({
      type: 'export.chosen',
      query,
      format: format === 'xlsx' ? 'xlsx' : 'csv',
      fields,
    })
  if (fields.length > 0 && !hasJobs) return null
  if (view.state === 'reading') return <IconButton label={t.export()} icon={icon} busy />
  if (view.state === 'none')
    return (
      <LazyMenu
        label={t.export()}
        trigger={<IconButton label={t.export()} title={t.export()} icon={icon} />}
        items={[
          { id: 'xlsx', label: t.exportXlsx() },
          { id: 'csv', label: t.exportCsv() },
        ]}
        onSelect={choose}
      />
    )
  const save = () => {
    const written = columns.flatMap(({ header, file }) => (typeof file === 'function' ? [{ header, file }] : []))
    const header = written.map((column) => column.header)
    const rows = view.rows.map((row) => written.map(({ file }) => file(row)))
    actor.send({ type: 'table.written', table: { name, header, rows } })
  }
  return (
    <Button
      variant="soft"
      icon={icon}
      title={view.isCut ? t.exportCut({ count: view.rows.length }) : undefined}
      onClick={save}
    >
      {t.save({ format: view.format.toUpperCase(), count: view.rows.length })}
    </Button>
  )
}
