import type { LogPort } from '@supplier/core/app/app.port'
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { AppCrashed } from './app/AppCrashed.tsx'
import { createLocationHook } from './navigation/location.ts'
import { keepFocus } from './ui/keyboard/kept-focus.ts'
import { Boundary } from './ui/loading/Boundary.tsx'

export { markDrawing } from './ui/overlays/drawing.ts'

interface Showing extends Omit<ComponentProps<typeof App>, 'useCurrentLocation'> {
  readonly container: Element
  readonly log: LogPort
}

/** Renders the app. When it returns, the page is in the document but not painted yet. */
export const show = ({ app, languageStore, shell, container, log }: Showing): void => {
  keepFocus(document)
  const root = createRoot(container, {
    onCaughtError: (thrown) => log.note('view broke', thrown),
    onUncaughtError: (thrown) => log.note('views broke', thrown),
  })
  // Synchronously: React’s time slicing would show the form about 50 ms later, and no other work is waiting between the
  // slices.
  flushSync(() =>
    root.render(
      <Boundary fallback={() => <AppCrashed t={languageStore.read().translations} />}>
        <App app={app} languageStore={languageStore} shell={shell} useCurrentLocation={createLocationHook(app)} />
      </Boundary>,
    ),
  )
}
