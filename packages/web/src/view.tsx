import type { LogPort } from '@supplier/core'
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { locationOf } from './app/location.ts'
import { Stopped } from './app/Stopped.tsx'
import { Boundary } from './ui/Boundary.tsx'
import { Committed } from './ui/Committed.tsx'

interface Showing extends Omit<ComponentProps<typeof App>, 'usePlace'> {
  readonly container: Element
  readonly log: LogPort
  /** The page stands in the document and has not been painted yet. */
  readonly onCommit: () => void
}

/** Draws the app, and from then on what its machines say. */
export const show = ({ app, speaker, shell, container, log, onCommit }: Showing): void => {
  const root = createRoot(container, {
    onCaughtError: () => log.note('view broke'),
    onUncaughtError: () => log.note('views broke'),
  })
  // At once and in one go: in slices, between which nothing waits, the form would stand a twentieth of a second later.
  flushSync(() =>
    root.render(
      <Committed onCommit={onCommit}>
        <Boundary fallback={() => <Stopped words={speaker.read().words} />}>
          <App app={app} speaker={speaker} shell={shell} usePlace={locationOf(app)} />
        </Boundary>
      </Committed>,
    ),
  )
}
