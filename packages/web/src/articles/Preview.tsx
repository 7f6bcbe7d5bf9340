import { Fragment, type ReactNode } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { type Block, type Inline, readMarks } from './marks.ts'
import { preview } from './Preview.styles.ts'

/** The text as buyers will see it. */
export function Preview({ body }: { readonly body: string }) {
  const words = useWords().article
  const blocks = readMarks(body)
  return <div className={preview}>{blocks.length === 0 ? <p>{words.nothingToShow()}</p> : shownBlocks(blocks)}</div>
}

const shownBlocks = (blocks: readonly Block[]): ReactNode => blocks.map((block, at) => <Shown key={at} block={block} />)

function Shown({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') return <h3>{shownInlines(block.parts)}</h3>
  if (block.kind === 'paragraph') return <p>{shownInlines(block.parts)}</p>
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={at}>{shownBlocks(item)}</li>
      ))}
    </List>
  )
}

const shownInlines = (parts: readonly Inline[]): ReactNode =>
  parts.map((part, at) => {
    if (part.kind === 'text') return <Fragment key={at}>{part.text}</Fragment>
    if (part.kind === 'strong') return <strong key={at}>{shownInlines(part.parts)}</strong>
    return (
      <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {shownInlines(part.parts)}
      </a>
    )
  })
