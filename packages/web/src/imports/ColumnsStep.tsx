import type { ImportActor, ImportDetails, ImportField, Mapped, PriceImport } from '@supplier/core'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { RouteButton } from '../app/RouteButton.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Select } from '../ui/Select.tsx'
import { map, page, quiet } from './imports.styles.ts'
import type { ImportTexts } from './imports.translations.ts'
import { PhotoColumn } from './PhotoColumn.tsx'

interface ColumnsStepProps {
  readonly actor: ImportActor
  readonly t: ImportTexts
  readonly found: PriceImport
  readonly mapping: readonly Mapped[]
  readonly lacking: readonly ImportField[]
  readonly photoColumns: readonly string[]
  readonly isBusy: boolean
}

const none = ''

/** Which column of the file fills in which field, and how the file is read. */
export function ColumnsStep({ actor, t, found, mapping, lacking, photoColumns, isBusy }: ColumnsStepProps) {
  const styles = page()
  const rows = map()
  const { details, error, name } = found
  if (details === null) return null
  const fieldOf = (column: string) => mapping.find((one) => one.column === column)?.field ?? none
  const fields = [
    { value: none, label: t.notImported },
    ...details.fields.map(({ field, title, isRequired }) => ({
      value: field,
      label: isRequired ? `${title} (${t.required})` : title,
    })),
  ]
  return (
    <>
      {error && (
        <Alert
          tone="danger"
          role="alert"
          title={t.notRead}
          actions={
            <RouteButton location={{ to: 'products-import' }} variant="primary">
              {t.otherFile}
            </RouteButton>
          }
        >
          {[error.message, t.place(error.line, error.column)].filter(Boolean).join(' ')}
        </Alert>
      )}
      <ReadAs actor={actor} details={details} t={t} name={name} isBusy={isBusy} />
      {!error && (
        <>
          <div className={styles.card}>
            <div className={rows.root}>
              {details.columns.map((column) => (
                <div key={column.name} className={rows.row}>
                  <span className={rows.column}>{column.name}</span>
                  <span className={rows.samples}>{column.samples.join(' · ')}</span>
                  <ArrowRight className={rows.arrow} size={16} aria-hidden="true" />
                  <div className={rows.field}>
                    <Select
                      quiet
                      disabled={isBusy}
                      label={t.fieldFor(column.name)}
                      value={fieldOf(column.name)}
                      options={fields}
                      onChange={(field) =>
                        actor.send({ type: 'column.mapped', column: column.name, field: field === none ? null : field })
                      }
                    />
                  </div>
                </div>
              ))}
            </div>
          </div>
          <PhotoColumn actor={actor} t={t} columns={photoColumns} isBusy={isBusy} />
          {lacking.length > 0 && (
            <Alert tone="warning">{t.lacking(lacking.map(({ title }) => title).join(', '))}</Alert>
          )}
          <div className={styles.actions}>
            <Button
              variant="primary"
              busy={isBusy}
              disabled={lacking.length > 0}
              onClick={() => actor.send({ type: 'columns.confirmed' })}
            >
              {t.next}
            </Button>
            <RouteButton variant="ghost" location={{ to: 'products-import' }}>
              {t.otherFile}
            </RouteButton>
          </div>
        </>
      )}
    </>
  )
}

const encodings = ['utf-8', 'windows-1251'] as const

interface ReadAsProps extends Pick<ColumnsStepProps, 'actor' | 't' | 'isBusy'> {
  readonly details: ImportDetails
  readonly name: string
}

/** How the file was read; another encoding, delimiter or sheet reads it again. */
function ReadAs({ actor, details, t, name, isBusy }: ReadAsProps) {
  const styles = page()
  const { format, encoding, delimiter, sheet, sheets, rows } = details
  const read = (options: Readonly<Record<string, string>>) => actor.send({ type: 'options.changed', options })
  return (
    <div className={styles.row}>
      <span className={quiet}>{t.proof(name, rows)}</span>
      {format === 'csv' && encoding && (
        <Select
          label={t.encoding}
          value={encoding}
          disabled={isBusy}
          options={encodings.map((value) => ({ value: value as string, label: value }))}
          onChange={(value) => read({ encoding: value })}
        />
      )}
      {format === 'csv' && delimiter && (
        <Select
          label={t.delimiter}
          value={delimiter}
          disabled={isBusy}
          options={[
            { value: ';', label: ';' },
            { value: ',', label: ',' },
            { value: '\t', label: t.tab },
          ]}
          onChange={(value) => read({ delimiter: value })}
        />
      )}
      {sheets.length > 1 && sheet && (
        <Select
          label={t.sheet}
          value={sheet}
          disabled={isBusy}
          options={sheets.map((value) => ({ value, label: value }))}
          onChange={(value) => read({ sheet: value })}
        />
      )}
    </div>
  )
}
