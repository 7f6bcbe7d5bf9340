import type { PlainRouteName } from '@supplier/core/kernel/routes'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { RouteLink } from '../../navigation/RouteLink.tsx'
import { recordLine } from '../fields/Section.styles.ts'

interface RecordLineProps {
  readonly list: PlainRouteName
  readonly name: string
  /** Stands after the name: the state of the record. */
  readonly children?: ReactNode
}

/** The way back to the list, and which record the page shows: its title says only what is done here. */
export function RecordLine({ list, name, children }: RecordLineProps) {
  return (
    <div className={recordLine}>
      <RouteLink location={{ to: list }}>
        <ArrowLeft size={16} aria-hidden="true" />
        {useTranslations().section.toList()}
      </RouteLink>
      <strong>{name}</strong>
      {children}
    </div>
  )
}
