import { Fragment, type ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { address, markedText } from './MarkedText.styles.ts'
import { type Block, type Inline, readMarks } from './marks.ts'

export interface MarkedTextProps {
  readonly body: string
  /** Whether the addresses of links are shown. Compared texts may differ in an address only. */
  readonly spellsLinks?: boolean
}

/** Renders the text as buyers will see it. */
export function MarkedText({ body, spellsLinks = false }: MarkedTextProps) {
  const t = useTranslations().article
  const blocks = readMarks(body)
  return (
    <div className={markedText}>
      {blocks.length === 0 ? <p>{t.nothingToShow()}</p> : shownBlocks(blocks, spellsLinks)}
    </div>
  )
}

const shownBlocks = (blocks: readonly Block[], spellsLinks: boolean): ReactNode =>
  blocks.map((block, at) => <Shown key={at} block={block} spellsLinks={spellsLinks} />)

function Shown({ block, spellsLinks }: { readonly block: Block; readonly spellsLinks: boolean }) {
  if (block.kind === 'heading') return <h3>{shownInlines(block.parts, spellsLinks)}</h3>
  if (block.kind === 'paragraph') return <p>{shownInlines(block.parts, spellsLinks)}</p>
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={at}>{shownBlocks(item, spellsLinks)}</li>
      ))}
    </List>
  )
}

const shownInlines = (parts: readonly Inline[], spellsLinks: boolean): ReactNode =>
  parts.map((part, at) => {
    if (part.kind === 'text') return <Fragment key={at}>{part.text}</Fragment>
    const shown = shownInlines(part.parts, spellsLinks)
    if (part.kind === 'strong') return <strong key={at}>{shown}</strong>
    return (
      <Fragment key={at}>
        <a href={part.href} target="_blank" rel="noopener noreferrer nofollow">
          {shown}
        </a>
        {spellsLinks && <span className={address}>{` (${part.href})`}</span>}
      </Fragment>
    )
  })
