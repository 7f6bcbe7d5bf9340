import type { AnySection } from '@supplier/core'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useWords } from '../i18n/WordsProvider.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { AnyWords } from './section-words.ts'

interface RowActionsProps {
  readonly section: AnySection
  readonly words: AnyWords
  readonly row: { readonly id: string }
  readonly name: string
  readonly onCommand: (name: string) => void
}

/** What can be done with a row; nothing that it does not allow is offered. */
export function RowActions({ section, words, row, name, onCommand }: RowActionsProps) {
  const said = useWords().section
  const commands: AnySection['commands'] = section.commands
  const items = Object.entries(commands).flatMap(([id, { may, asks }]) =>
    may(row) ? [{ id, label: words.commands[id]?.label ?? id, danger: asks === true }] : [],
  )
  if (items.length === 0) return null
  return (
    <Menu
      label={said.actionsOf({ name })}
      items={items}
      onSelect={onCommand}
      trigger={<IconButton label={said.actionsOf({ name })} icon={<Ellipsis size={18} aria-hidden="true" />} />}
    />
  )
}
