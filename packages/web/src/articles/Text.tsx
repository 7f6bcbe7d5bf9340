import type { Mark } from '@supplier/core/articles/body/marks.domain'
import type { EditorActor } from '@supplier/core/articles/editor.machine'
import type { EditorView } from '@supplier/core/articles/editor.selectors'
import Bold from 'lucide-react/icons/bold'
import Heading from 'lucide-react/icons/heading'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { MarkedArea } from '../ui/editor/MarkedArea.tsx'
import type { ControlProps } from '../ui/fields/Field.tsx'
import { markKeys } from './mark-keys.ts'

interface TextProps {
  readonly control: ControlProps
  readonly view: EditorView
  readonly send: EditorActor['send']
}

const icons = { bold: Bold, heading: Heading, bullets: List, numbers: ListOrdered, link: Link }

const marks = Object.keys(icons) as readonly Mark[]

const keysOf = new Map(markKeys)

/** The text field with its formatting toolbar. */
export function Text({ control, view, send }: TextProps) {
  const t = useTranslations().article.marks
  const tools = marks.map((id) => {
    const Icon = icons[id]
    const tool = { id, label: t[id](), icon: <Icon size={16} aria-hidden="true" /> }
    const keys = keysOf.get(id)
    return keys ? { ...tool, keys } : tool
  })
  return (
    <MarkedArea
      {...control}
      value={view.body}
      selection={view.selection}
      label={t.label()}
      tools={tools}
      onText={(body) => send({ type: 'text.typed', body })}
      onTool={(mark, selection) => send({ type: 'mark.chosen', mark, selection })}
    />
  )
}
