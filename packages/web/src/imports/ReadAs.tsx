import type { ImportActor } from '@supplier/core/imports/import.machine'
import type { ImportDetails } from '@supplier/core/imports/import-details.domain'
import { Select } from '../ui/choices/Select.tsx'
import { page, quiet } from './report/imports.styles.ts'
import type { ImportTexts } from './report/imports.translations.ts'

const encodings = ['utf-8', 'windows-1251', 'koi8-u', 'ibm866', 'utf-16le'] as const

interface ReadAsProps {
  readonly actor: ImportActor
  readonly t: ImportTexts
  readonly isBusy: boolean
  readonly details: ImportDetails
  readonly name: string
}

/** How the file was read; another encoding, delimiter, sheet or row of names reads it again. */
export function ReadAs({ actor, details, t, name, isBusy }: ReadAsProps) {
  const styles = page()
  const { format, encoding, delimiter, sheet, sheets, header, heads, rows } = details
  const read = (options: Readonly<Record<string, string>>) => actor.send({ type: 'options.changed', options })
  return (
    <div className={styles.row}>
      <span className={quiet}>{t.proof(name, rows)}</span>
      {format === 'csv' && encoding && (
        <Select
          label={t.encoding}
          value={encoding}
          disabled={isBusy}
          options={[...new Set([...encodings, encoding])].map((value) => ({ value, label: value }))}
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
            { value: '|', label: '|' },
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
      {header !== null && heads.length > 0 && (
        <Select
          label={t.header}
          value={header}
          disabled={isBusy}
          options={[
            { value: 'none', label: t.noHeader },
            ...heads.map(({ line, text }) => ({ value: String(line), label: t.headAt(line, text) })),
          ]}
          onChange={(value) => read({ header: value })}
        />
      )}
    </div>
  )
}
