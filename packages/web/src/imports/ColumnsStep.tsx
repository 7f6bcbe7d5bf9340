import type { ImportActor } from '@supplier/core/imports/import.machine'
import type { OpenImport } from '@supplier/core/imports/import.selectors'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Select } from '../ui/choices/Select.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { AskedOfColumns } from './AskedOfColumns.tsx'
import { ReadAs } from './ReadAs.tsx'
import { map, page } from './report/imports.styles.ts'
import type { ImportTexts } from './report/imports.translations.ts'

interface ColumnsStepProps extends Omit<OpenImport, 'state' | 'step' | 'asks'> {
  readonly actor: ImportActor
  readonly t: ImportTexts
}

const none = ''

/** Which column of the file fills in which field, and how the file is read. */
export function ColumnsStep({ actor, t, found, mapping, isBusy, isWhole, ...asked }: ColumnsStepProps) {
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
                  <div>
                    <div className={rows.samples}>{column.samples.join(' · ')}</div>
                    {column.unread && (
                      <div className={rows.unread}>
                        {t.unread(column.unread.rows, column.unread.of, column.unread.sample)}
                      </div>
                    )}
                  </div>
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
          <AskedOfColumns actor={actor} t={t} details={details} isBusy={isBusy} {...asked} />
          <div className={styles.actions}>
            <Button
              variant="primary"
              busy={isBusy}
              disabled={!isWhole}
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
