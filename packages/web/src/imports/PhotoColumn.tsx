import type { ImportActor } from '@supplier/core/imports/import.machine'
import { photosField } from '@supplier/core/imports/import-columns.domain'
import { Select } from '../ui/choices/Select.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { page } from './report/imports.styles.ts'
import type { ImportTexts } from './report/imports.translations.ts'

interface PhotoColumnProps {
  readonly actor: ImportActor
  readonly t: ImportTexts
  /** The columns that may hold the addresses of photos; without any nothing is asked. */
  readonly columns: readonly string[]
  readonly isBusy: boolean
}

const none = ''

/** Asks for the column with the addresses of photos, without which imported products stay drafts. */
export function PhotoColumn({ actor, t, columns, isBusy }: PhotoColumnProps) {
  if (columns.length === 0) return null
  return (
    <Alert tone="info" title={t.noPhotos}>
      <p>{t.noPhotosText}</p>
      <div className={page().choice}>
        <Select
          label={t.photoColumn}
          value={none}
          disabled={isBusy}
          options={[
            { value: none, label: t.withoutPhotos },
            ...columns.map((column) => ({ value: column, label: column })),
          ]}
          onChange={(column) => actor.send({ type: 'column.mapped', column, field: photosField })}
        />
      </div>
    </Alert>
  )
}
