import { useWords } from '../../i18n/WordsProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { grid } from '../Gallery.styles.ts'

export function EmptyStates() {
  const words = useWords()
  return (
    <div className={grid}>
      <EmptyState
        kind="nothingYet"
        title={words.shell.incomplete.text.name()}
        actions={<Button variant="primary">OK</Button>}
      >
        {words.shell.unbuilt.text({ section: words.routes.orders() })}
      </EmptyState>
      <EmptyState kind="nothingFound" title={words.shell.palette.empty()} />
      <EmptyState kind="notAllowed" title={words.money.paywall.offer()}>
        {words.money.paywall.offerReads()}
      </EmptyState>
      <EmptyState kind="failed" title={words.fault.broken.title()} actions={<Button>{words.ui.retry()}</Button>}>
        {words.fault.broken.text()}
      </EmptyState>
    </div>
  )
}
